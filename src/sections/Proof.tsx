import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatDate } from "../components/dates";
import { Fold } from "../components/Fold";
import { SampleMark } from "../components/SampleMark";
import { SectionFrame } from "../components/SectionFrame";
import { SmartLink } from "../components/SmartLink";
import { useSiteTexts } from "../components/site-texts";
import { columns, headingFont } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";

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

/** A register: what is claimed, how it is counted, and at the right the way to check it. */
const register = css`
  font-variant-numeric: tabular-nums;
  & dl > div {
    ${columns("3fr 9fr", space.s1)};
    padding-block: ${space.s2};
    border-top: 1px solid ${color.control};
  }
  & > dl > :first-of-type {
    border-top: 2px solid;
  }
  & > :last-child > :last-child {
    border-bottom: 1px solid ${color.control};
  }
  & dt {
    ${headingFont(fontSize.h4)};
    font-variant-numeric: normal;
  }
  & dd {
    ${columns("6fr 3fr", `${space.half} ${space.s5}`, media.desktop)};
    & > p {
      grid-column: 1;
    }
    & > a {
      justify-self: start;
      ${media.desktop} {
        grid-area: 1 / 2;
      }
    }
  }
`;

/** One claim in a definition list: what it says, where its figure comes from and where it can be checked. */
function Entry({ title, text, sample, link, fact }: Queries.ProofEntryFragment) {
  const texts = useSiteTexts();
  const source = fact?.source;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <p>
          {text} {sample && <SampleMark />}
        </p>
        {source && (
          <p>
            {texts.source}: {source.link ? <SmartLink href={source.link}>{source.text}</SmartLink> : source.text}
            {source.date && `, ${formatDate(source.date)}`} {source.sample && <SampleMark />}
          </p>
        )}
        {link && (
          <SmartLink href={link.link} lang={link.language ?? undefined}>
            {link.label}
          </SmartLink>
        )}
      </dd>
    </div>
  );
}

/** "Reken ons na": every claim with how it is counted and where it can be checked; a phone folds all but two. */
export function Proof({ entries, collapseLabel, ...frame }: Queries.ProofSectionFragment) {
  const items = entries.map((entry) => <Entry key={entry.slug} {...entry} />);
  const rest = items.splice(2);
  return (
    <SectionFrame {...frame}>
      <div css={register}>
        <dl>{items}</dl>
        {rest.length > 0 && (
          <Fold label={collapseLabel}>
            <dl>{rest}</dl>
          </Fold>
        )}
      </div>
    </SectionFrame>
  );
}
