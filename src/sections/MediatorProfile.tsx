import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { MediatorBio } from "../components/MediatorBio";
import { Picture } from "../components/Picture";
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
        ...PortraitFields
      }
    }
  }
`;

const person = css`
  display: grid;
  grid-template-columns: clamp(6rem, 16vw, 10rem) minmax(0, 1fr);
  gap: clamp(${space.s2}, 4vw, ${space.s4});
  align-items: center;
  max-width: ${width.prose};
  /* On a phone below portrait and name. */
  & > dl {
    grid-column: 1 / -1;
  }
  ${media.columns} {
    row-gap: 0;
    align-items: start;
    & > img {
      grid-row: span 2;
    }
    & > dl {
      grid-column: 2;
    }
  }
  & img {
    border: 4px solid ${color.card};
    border-radius: 50%;
    background: ${color.lens};
  }
`;

/** One mediator with role and bio. */
export function MediatorProfile({ text, mediator, ...frame }: Queries.MediatorProfileSectionFragment) {
  return (
    <SectionFrame {...frame} intro={text} split="desktop">
      <div css={person}>
        <Picture {...mediator.image} />
        <div>
          <h3>{mediator.name}</h3>
          <p>{mediator.role}</p>
        </div>
        <MediatorBio bio={mediator.bio} />
      </div>
    </SectionFrame>
  );
}
