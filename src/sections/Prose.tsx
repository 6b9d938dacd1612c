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
    fold
    proseTitle: title
    body
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 480, placeholder: NONE, formats: [AUTO, WEBP])
        }
      }
    }
    testimonial {
      author
      quote
      note
    }
    actions {
      ...ActionFields
    }
  }
`;

const columns = css`
  display: grid;
  gap: ${space.s5} ${space.s8};
  align-items: center;
  ${media.columns} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const headingStyle = css`
  margin-bottom: ${space.s3};
`;

const pictureStyle = css`
  width: 100%;
  border-radius: ${radius.card};
`;

interface Props {
  section: Queries.ProseSectionFragment;
}

/** Running text, optionally with a picture or a quote beside it. */
export function Prose({ section }: Props) {
  const { anchor, tone, proseTitle, fold, body, image, testimonial, actions } = section;
  const picture = image?.file.childImageSharp?.gatsbyImageData;
  const text = (
    <>
      <RichText html={body} fold={fold} />
      <Actions actions={actions} />
    </>
  );
  if (!picture && testimonial) {
    return (
      <SectionFrame tone={tone} anchor={anchor} drawn="ProseSection">
        <TextWithAside quote={testimonial}>
          {proseTitle && <h2>{proseTitle}</h2>}
          <div>{text}</div>
        </TextWithAside>
      </SectionFrame>
    );
  }
  if (!picture) {
    return (
      <SectionFrame tone={tone} anchor={anchor} drawn="ProseSection" title={proseTitle} split>
        {text}
      </SectionFrame>
    );
  }
  return (
    <SectionFrame tone={tone} anchor={anchor} drawn="ProseSection">
      <div css={columns}>
        <div>
          {proseTitle && <h2 css={headingStyle}>{proseTitle}</h2>}
          {text}
        </div>
        <Picture image={picture} alt={image.alt} css={pictureStyle} />
      </div>
    </SectionFrame>
  );
}
