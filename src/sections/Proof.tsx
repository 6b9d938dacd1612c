import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fold } from "../components/Fold";
import { ProofEntry } from "../components/ProofEntry";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { color, font, fontSize, outline, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ProofSection on ProofSection {
    ...SectionHead
    collapseLabel
    entries {
      ...ProofEntry
    }
  }

  fragment ProofEntry on Proof {
    slug
    sample
    title
    text
    link {
      label
      link
      language
    }
    fact {
      source {
        text
        link
        date
        sample
      }
    }
  }
`;

/** One sheet of paper: the first claim over its head, the others in cells between lines. */
const sheet = css`
  overflow: clip;
  border: ${outline};
  border-radius: ${radius.card};
  background: ${color.card};
  font-variant-numeric: tabular-nums;
  & dl > div {
    display: grid;
    gap: ${space.half};
    grid-template-rows: auto 1fr;
    padding: ${space.s2};
    border-top: 1px solid ${color.control};
  }
  & dt {
    font-family: ${font.heading};
    font-size: ${fontSize.h4};
    font-variant-numeric: normal;
    font-weight: 600;
  }
  /* The way to check it is at the lower edge of its cell. */
  & dd {
    display: flex;
    flex-direction: column;
    gap: ${space.half};
    align-items: start;
    & > a {
      margin-top: auto;
      padding-top: ${space.s1};
    }
  }
  & summary {
    padding-inline: ${space.s2};
  }
  ${media.columns} {
    & dl > div {
      padding: ${space.s3} ${space.s4};
    }
  }
`;

const top = css`
  background: ${color.lens};
  & > div {
    border-top: 0;
  }
  ${media.columns} {
    & > div {
      grid-template-columns: 3fr 9fr;
    }
  }
`;

const cells = css`
  ${media.columns} {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    margin-left: -1px;
    & > div {
      grid-column: span 3;
      border-left: 1px solid ${color.control};
      &:last-child:nth-of-type(odd) {
        grid-column: 1 / -1;
      }
    }
  }
  ${media.desktop} {
    & > div,
    & > div:last-child:nth-of-type(odd) {
      grid-column: span 2;
    }
    &:has(> :nth-of-type(5):last-child) > div:nth-of-type(n + 4) {
      grid-column: span 3;
    }
  }
`;

/** Number of claims that a phone shows; the others fold. */
const IN_SIGHT = 1;

/** "Reken ons na": every claim with how it is counted and where it can be checked. */
export function Proof({ entries, collapseLabel, ...frame }: Queries.ProofSectionFragment) {
  const shown = (some: typeof entries) => some.map((entry) => <ProofEntry key={entry.slug} {...entry} />);
  const rest = entries.slice(IN_SIGHT);
  return (
    <SectionFrame {...frame}>
      <div css={sheet}>
        <dl css={top}>{shown(entries.slice(0, IN_SIGHT))}</dl>
        {rest.length > 0 && (
          <Fold label={collapseLabel}>
            <dl css={cells}>{shown(rest)}</dl>
          </Fold>
        )}
      </div>
    </SectionFrame>
  );
}
