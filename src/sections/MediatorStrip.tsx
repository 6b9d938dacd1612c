import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { Picture } from "../components/Picture";
import { SectionFrame } from "../components/SectionFrame";
import { SmartLink } from "../components/SmartLink";
import { color, space } from "../styles/tokens";

export const fragment = graphql`
  fragment MediatorStripSection on MediatorStripSection {
    anchor
    tone
    title
    intro
    mediators {
      slug
      name
      image {
        alt
        file {
          childImageSharp {
            gatsbyImageData(width: 112, height: 112, placeholder: NONE, formats: [AUTO, WEBP])
          }
        }
      }
    }
    teamAction: action {
      ...ActionFields
    }
  }
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
  gap: ${space.s3} ${space.s2};
  text-align: center;
  font-weight: 600;
  & a {
    display: block;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

const portrait = css`
  width: 100%;
  max-width: 7rem;
  margin: 0 auto ${space.s1};
  border-radius: 50%;
  background: ${color.quiet};
`;

interface Props {
  section: Queries.MediatorStripSectionFragment;
}

/** Portraits of the mediators, first names only; each leads where the button leads (docs/agreement.md#routes). */
export function MediatorStrip({ section }: Props) {
  const { mediators, teamAction, ...frame } = section;
  return (
    <SectionFrame {...frame}>
      <ul css={list} data-reveal-children={100}>
        {mediators.map(({ slug, name, image }) => (
          <li key={slug}>
            <SmartLink href={teamAction.link}>
              {image.file.childImageSharp && (
                <Picture image={image.file.childImageSharp.gatsbyImageData} alt={image.alt} css={portrait} />
              )}
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
      <Actions actions={[teamAction]} />
    </SectionFrame>
  );
}
