import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { ContentImage } from "../components/ContentImage";
import { Drawing } from "../components/Drawing";
import { RichText } from "../components/RichText";
import { SectionFrame } from "../components/SectionFrame";
import { TextWithAside } from "../components/TextWithAside";
import { media } from "../styles/media";
import { radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ProseSection on ProseSection {
    anchor
    tone
    collapseLabel
    proseTitle: title
    body
    image {
      alt
      ...ProsePictureFields
    }
    drawing {
      ...DrawingFields
    }
    mirrored
    actions {
      ...ActionFields
    }
  }
`;

/** Text without anything beside it fills the width; headings stay with what follows them, and short lists whole. */
const twoColumns = css`
  ${media.columns} {
    columns: 2;
    column-gap: clamp(${space.s5}, 5vw, ${space.s8});
    & > div {
      max-width: none;
    }
    & p,
    & li,
    & h3,
    & :is(ul, ol):not(:has(> :nth-child(7))) {
      break-inside: avoid;
    }
    & h3,
    & p:has(+ ul, + ol) {
      break-after: avoid;
    }
  }
`;

const pictureStyle = css`
  border-radius: ${radius.card};
`;

/** Running text, optionally with a picture beside it. */
export function Prose(section: Queries.ProseSectionFragment) {
  const { anchor, tone, proseTitle, collapseLabel, body, image, drawing, mirrored, actions } = section;
  const picture = (image && <ContentImage {...image} css={pictureStyle} />) ?? (drawing && <Drawing {...drawing} />);
  if (!picture) {
    return (
      <SectionFrame tone={tone} anchor={anchor} title={proseTitle} actions={actions}>
        <div css={twoColumns}>
          <RichText html={body} collapseLabel={collapseLabel} />
        </div>
      </SectionFrame>
    );
  }
  return (
    <SectionFrame tone={tone} anchor={anchor}>
      <TextWithAside
        title={proseTitle}
        html={body}
        bleeds={!image && !mirrored}
        {...{ collapseLabel, picture, mirrored }}
      >
        <Actions actions={actions} />
      </TextWithAside>
    </SectionFrame>
  );
}
