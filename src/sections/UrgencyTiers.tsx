import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Icon } from "../components/Icon";
import { SectionFrame } from "../components/SectionFrame";
import { stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, outline, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment UrgencyTiersSection on UrgencyTiersSection {
    ...SectionHead
    tiers {
      icon
      title
      term
      description
      ...HasAction
    }
  }
`;

/** One scale from hurry to calm. */
const scale = css`
  ${stack(space.s3)};
  & > li {
    ${stack(space.s2)};
    justify-items: start;
    padding: 0 ${space.s2} ${space.s3};
    border: ${outline};
    border-radius: ${radius.card};
    overflow: clip;
  }
  ${media.pairs} {
    gap: ${space.s2};
    & > li {
      grid-template-columns: 12rem minmax(0, 1fr);
      padding: 0 ${space.s3} ${space.s2} 0;
    }
    & p {
      padding-top: ${space.s2};
    }
  }
  ${media.desktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${space.s2} ${space.s3};
    & > li {
      grid-row: span 3;
      grid-template-rows: subgrid;
    }
  }
`;

const head = css`
  display: flex;
  gap: ${space.s1};
  align-items: center;
  justify-self: stretch;
  margin-inline: -${space.s2};
  padding: ${space.s1} ${space.s2};
  border-bottom: ${outline};
  background: ${color.sky};
  color: ${color.text};
  font-size: ${fontSize.h4};
  li:nth-of-type(3n + 1) > & {
    background: ${color.motif};
  }
  li:nth-of-type(3n + 2) > & {
    background: ${color.lens};
  }
  ${media.pairs} {
    display: grid;
    grid-row: span 2;
    grid-template-columns: auto 1fr;
    align-content: center;
    height: calc(100% + ${space.s2});
    margin: 0;
    padding: ${space.s3} ${space.s2};
    border-width: 0 2px 0 0;
  }
`;

/** Ways to get help by urgency. */
export function UrgencyTiers({ tiers, ...frame }: Queries.UrgencyTiersSectionFragment) {
  return (
    <SectionFrame {...frame}>
      <ul css={scale} data-reveal-children={150}>
        {tiers.map(({ icon, title, term, description, action }) => (
          <li key={title}>
            <h3 css={head}>
              <Icon name={icon} />
              {`${title}: ${term}`}
            </h3>
            <p>{description}</p>
            <ActionButton action={action} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
