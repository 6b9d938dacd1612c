import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { ContentImage } from "../components/ContentImage";
import { Drawing } from "../components/Drawing";
import { RichText, textColumns } from "../components/RichText";
import { SectionFrame } from "../components/SectionFrame";
import { TextWithAside } from "../components/TextWithAside";
import { media } from "../styles/media";
import { radius } from "../styles/tokens";

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

/** Text without anything beside it fills the width; its short lists stay whole. */
const alone = css`
  ${media.columns} {
    ${textColumns};
    & :is(ul, ol):not(:has(> :nth-child(7))) {
      break-inside: avoid;
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
      <SectionFrame tone={tone} anchor={anchor} title={proseTitle}>
        <div css={alone}>
          <RichText html={body} collapseLabel={collapseLabel} />
        </div>
        <Actions actions={actions} />
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
        {actions && <Actions actions={actions} />}
      </TextWithAside>
    </SectionFrame>
  );
}
