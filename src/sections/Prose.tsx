import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { Picture } from "../components/Picture";
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
    ...HasDrawing
    mirrored
    ...HasActions
  }
`;

const pictureStyle = css`
  border-radius: ${radius.card};
`;

/** Two or more paragraphs or lists, or what a phone folds, in two columns on a wide screen; headings stay with text. */
const textColumns = css`
  ${media.desktop} {
    &:has(:is(p, ul, ol) ~ :is(p, ul, ol), details) {
      columns: 2;
      column-gap: clamp(${space.s5}, 5vw, ${space.s8});
      & > div {
        max-width: none;
      }
    }
    & :is(h3, p, li, h3 + ul, h3 + ol, :is(ul, ol):not(:has(:nth-child(4)))) {
      break-inside: avoid;
    }
    & :is(h3, li:first-child, li:nth-last-child(2), p:has(+ ul, + ol)) {
      break-after: avoid;
    }
  }
`;

/** Running text, optionally with a picture beside it. */
export function Prose(section: Queries.ProseSectionFragment) {
  const { anchor, tone, proseTitle, collapseLabel, body, image, drawing, mirrored, actions } = section;
  const picture = (image && <Picture {...image} css={pictureStyle} />) ?? (drawing && <Picture {...drawing} />);
  if (!picture) {
    return (
      <SectionFrame tone={tone} anchor={anchor} title={proseTitle} actions={actions}>
        <div css={textColumns}>
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
