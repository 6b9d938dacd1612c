import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Picture } from "../components/Picture";
import { SectionFrame } from "../components/SectionFrame";
import { SmartLink } from "../components/SmartLink";
import { blockLink } from "../styles/layout";
import { media } from "../styles/media";
import { color, space } from "../styles/tokens";

export const fragment = graphql`
  fragment MediatorStripSection on MediatorStripSection {
    ...SectionHead
    mediators {
      slug
      card
      name
      image {
        ...PortraitFields
      }
    }
    ...HasAction
  }
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
  gap: ${space.s2} ${space.s1};
  text-align: center;
  font-weight: 600;
  & li {
    position: relative;
  }
  /* The first and the last portrait are on the edges of the column. */
  ${media.wide} {
    display: flex;
    justify-content: space-between;
  }
  & img {
    width: clamp(4.5rem, 14vw, 7rem);
    margin: 0 auto ${space.s1};
    border: 4px solid ${color.card};
    border-radius: 50%;
    background: ${color.lens};
  }
  & li:nth-of-type(even) img {
    background: ${color.sky};
  }
  /* The portrait leads there too; the link itself is a line, which fits above the consent banner when it has the focus. */
  & a {
    ${blockLink};
  }
`;

/** Portraits with first names, each said once; each leads to its card with the team (docs/agreement.md#routes). */
export function MediatorStrip({ mediators, action, ...frame }: Queries.MediatorStripSectionFragment) {
  return (
    <SectionFrame {...frame} headActions={[action]} quiet>
      <ul css={list} data-reveal-children={100}>
        {mediators.map(({ slug, card, name, image }) => (
          <li key={slug}>
            <Picture {...image} alt="" />
            <SmartLink href={card ?? action.link}>{name}</SmartLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
