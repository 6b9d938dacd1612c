import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { ContentImage } from "../components/ContentImage";
import { Drawing } from "../components/Drawing";
import { Fold } from "../components/Fold";
import { RichText } from "../components/RichText";
import { SectionFrame } from "../components/SectionFrame";
import { TextWithAside } from "../components/TextWithAside";
import { textColumns } from "../styles/layout";
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
      file {
        publicURL
        fields {
          width
          height
        }
        childImageSharp {
          gatsbyImageData(width: 480, placeholder: NONE, formats: [AUTO, WEBP])
        }
      }
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

/** Text without anything beside it fills the width. */
const twoColumns = css`
  ${media.columns} {
    ${textColumns};
  }
`;

/** A drawing reaches past the content column on a wide screen, to 1280 px, as in an opening. */
const drawingStyle = css`
  width: 100%;
  ${media.wide} {
    width: calc(100% + min(5rem, (100vw - 70rem) / 2));
    max-width: none;
  }
`;

const pictureStyle = css`
  width: 100%;
  border-radius: ${radius.card};
`;

const underPicture = css`
  margin-top: ${space.s4};
  ${twoColumns};
`;

/** Characters of HTML above which the parts of a text are under its picture: beside it, half a column would stay empty. */
const LONG = 1200;

/** The text that stands beside a picture, and the parts with headings that stand under it. */
const besideAndUnder = (html: string): [string, string] => {
  const start = html.indexOf("<h3");
  const isLong = html.length > LONG && html.lastIndexOf("<h3") > start;
  return isLong ? [html.slice(0, start), html.slice(start)] : [html, ""];
};

/** Running text, optionally with a picture beside it. */
export function Prose(section: Queries.ProseSectionFragment) {
  const { anchor, tone, proseTitle, collapseLabel, body, image, drawing, mirrored, actions } = section;
  const picture =
    (image && <ContentImage {...image} css={pictureStyle} />) ??
    (drawing && <Drawing {...drawing} css={drawingStyle} />);
  const [beside, under] = picture ? besideAndUnder(body) : [body, ""];
  const text = <RichText html={beside} collapseLabel={under ? null : collapseLabel} />;
  if (!picture) {
    return (
      <SectionFrame tone={tone} anchor={anchor} title={proseTitle}>
        <div css={twoColumns}>{text}</div>
        <Actions actions={actions} />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame tone={tone} anchor={anchor}>
      <TextWithAside picture={picture} mirrored={mirrored}>
        {proseTitle && <h2>{proseTitle}</h2>}
        <div>
          {text}
          {!under && <Actions actions={actions} />}
        </div>
      </TextWithAside>
      {under && (
        <>
          <div css={underPicture}>
            <Fold label={collapseLabel}>
              <RichText html={under} />
            </Fold>
          </div>
          <Actions actions={actions} />
        </>
      )}
    </SectionFrame>
  );
}
