import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fold } from "../components/Fold";
import { ProofEntry } from "../components/ProofEntry";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { color, outline, space, width } from "../styles/tokens";

export const fragment = graphql`
  fragment ProofSection on ProofSection {
    anchor
    tone
    title
    intro
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
        ...FactSourceFields
      }
    }
  }

  fragment FactSourceFields on FactSource {
    text
    link
    date
    sample
  }
`;

const list = css`
  font-variant-numeric: tabular-nums;
  & > div {
    display: grid;
    gap: ${space.half} ${space.s3};
    padding-block: ${space.s2};
    border-bottom: 1px solid ${color.control};
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    display: grid;
    gap: ${space.half};
    justify-items: start;
    max-width: ${width.prose};
  }
  ${media.columns} {
    & > div {
      grid-template-columns: 3fr 9fr;
    }
  }
`;

const top = css`
  border-top: ${outline};
`;

/** Number of claims that a phone shows; the others fold. */
const IN_SIGHT = 1;

interface Props {
  section: Queries.ProofSectionFragment;
}

/** "Reken ons na": every claim with how it is counted and where it can be checked. */
export function Proof({ section }: Props) {
  const { entries, collapseLabel, ...frame } = section;
  const shown = (some: typeof entries) => some.map((entry) => <ProofEntry key={entry.slug} entry={entry} />);
  const rest = entries.slice(IN_SIGHT);
  return (
    <SectionFrame {...frame}>
      <dl css={[list, top]}>{shown(entries.slice(0, IN_SIGHT))}</dl>
      {rest.length > 0 && (
        <Fold label={collapseLabel}>
          <dl css={list}>{shown(rest)}</dl>
        </Fold>
      )}
    </SectionFrame>
  );
}
