import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { Picture } from "../components/Picture";
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
    ...HasDrawing
    mirrored
    ...HasActions
  }
`;

const pictureStyle = css`
  border-radius: ${radius.card};
`;

/** Running text, optionally with a picture beside it. */
export function Prose(section: Queries.ProseSectionFragment) {
  const { anchor, tone, proseTitle, collapseLabel, body, image, drawing, mirrored, actions } = section;
  const picture = (image && <Picture {...image} css={pictureStyle} />) ?? (drawing && <Picture {...drawing} />);
  if (!picture) {
    return (
      <SectionFrame tone={tone} anchor={anchor} title={proseTitle} actions={actions}>
        <div css={textColumns(media.columns)}>
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
