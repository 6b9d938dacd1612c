import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatDate } from "../components/dates";
import { Fold } from "../components/Fold";
import { SampleMark } from "../components/SampleMark";
import { SectionFrame } from "../components/SectionFrame";
import { SmartLink } from "../components/SmartLink";
import { useSiteTexts } from "../components/site-texts";
import { evenColumns, headingFont } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, outline, radius, space } from "../styles/tokens";

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
    ${headingFont(fontSize.h4)};
    font-variant-numeric: normal;
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
  & > dl:first-of-type {
    background: ${color.lens};
  }
  ${media.columns} {
    & dl > div {
      padding: ${space.s3} ${space.s4};
    }
    & > dl:first-of-type > div {
      grid-template-columns: 3fr 9fr;
    }
  }
`;

const cellsOf = (claims: number) => css`
  ${media.columns} {
    display: grid;
    ${evenColumns(claims, 2)};
    margin-left: -1px;
    & > div {
      border-left: 1px solid ${color.control};
    }
  }
  ${media.desktop} {
    ${evenColumns(claims, 3)};
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

/** "Reken ons na": every claim with how it is counted and where it can be checked; a phone folds all but the first. */
export function Proof({ entries, collapseLabel, ...frame }: Queries.ProofSectionFragment) {
  const [first, ...rest] = entries.map((entry) => <Entry key={entry.slug} {...entry} />);
  return (
    <SectionFrame {...frame}>
      <div css={sheet}>
        <dl>{first}</dl>
        {rest.length > 0 && (
          <Fold label={collapseLabel}>
            <dl css={cellsOf(rest.length)}>{rest}</dl>
          </Fold>
        )}
      </div>
    </SectionFrame>
  );
}
