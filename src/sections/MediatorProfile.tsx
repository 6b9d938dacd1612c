import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { MediatorBio } from "../components/MediatorBio";
import { Portrait } from "../components/Portrait";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { color, space, width } from "../styles/tokens";

export const fragment = graphql`
  fragment MediatorProfileSection on MediatorProfileSection {
    anchor
    tone
    title
    text
    mediator {
      name
      role
      bio {
        focus
        speciality
        style
      }
      image {
        alt
        file {
          publicURL
          childImageSharp {
            gatsbyImageData(layout: FIXED, width: 192, height: 192, placeholder: NONE, formats: [WEBP], outputPixelDensities: [1, 2])
          }
        }
      }
    }
  }
`;

const columns = css`
  display: grid;
  gap: ${space.s4};
  max-width: ${width.prose};
  ${media.tablet} {
    grid-template-columns: clamp(7rem, 16vw, 12rem) 1fr;
  }
`;

const portrait = css`
  border: 4px solid ${color.card};
  border-radius: 50%;
`;

/** One mediator with role and bio. */
export function MediatorProfile({ text, mediator, ...frame }: Queries.MediatorProfileSectionFragment) {
  return (
    <SectionFrame {...frame} intro={text} split>
      <div css={columns}>
        <Portrait {...mediator.image} size={192} css={portrait} />
        <div>
          <h3>{mediator.name}</h3>
          <p>{mediator.role}</p>
          <MediatorBio bio={mediator.bio} />
        </div>
      </div>
    </SectionFrame>
  );
}
