import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Drawing } from "../components/Drawing";
import { Fold } from "../components/Fold";
import { SectionFrame } from "../components/SectionFrame";
import { chipStyle } from "../styles/fields";
import { row } from "../styles/layout";
import { space } from "../styles/tokens";
import { QuoteGrid } from "./QuoteGrid";

export const fragment = graphql`
  fragment TestimonialGroupsSection on TestimonialGroupsSection {
    ...SectionHead
    featured {
      ...QuoteFields
    }
    groupsLabel
    groups {
      group
      anchor
      title
      drawing {
        ...DrawingFields
      }
      more
    }
    testimonials {
      group
      ...QuoteFields
    }
    actions {
      ...ActionFields
    }
  }

  fragment QuoteFields on Testimonial {
    slug
    author
    quote
    note
  }
`;

const chips = css`
  ${row(space.s1)};
  margin-top: ${space.s6};
`;

const groupStyle = css`
  margin-top: ${space.s6};
  & > h3 {
    ${row(space.s2)};
    margin-bottom: ${space.s2};
  }
  & img {
    width: 6rem;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
  & details {
    margin-top: ${space.s4};
  }
`;

/** Quotes in sight, on a phone and on a wide screen; the rest is folded. */
const IN_SIGHT = { phone: 3, wide: 6 } as const;

interface GroupProps {
  group: Queries.TestimonialGroupsSectionFragment["groups"][number];
  quotes: readonly Queries.QuoteFieldsFragment[];
}

/** Testimonials of one kind of people, under their name. */
function Group({ group: { anchor, title, drawing, more }, quotes }: GroupProps) {
  return (
    <div id={anchor} css={groupStyle}>
      <h3>
        {drawing && <Drawing {...drawing} />}
        {title}
      </h3>
      <QuoteGrid quotes={quotes.slice(0, IN_SIGHT.phone)} />
      {quotes.length > IN_SIGHT.phone && (
        <Fold label={more}>
          <QuoteGrid quotes={quotes.slice(IN_SIGHT.phone, IN_SIGHT.wide)} />
          {quotes.length > IN_SIGHT.wide && (
            <Fold label={more} on="wide">
              <QuoteGrid quotes={quotes.slice(IN_SIGHT.wide)} />
            </Fold>
          )}
        </Fold>
      )}
    </div>
  );
}

/** All testimonials: a few set large, the others by group, of each group a few in sight (docs/agreement.md#routes). */
export function TestimonialGroups(section: Queries.TestimonialGroupsSectionFragment) {
  const { featured, groupsLabel, groups, testimonials, ...frame } = section;
  const large = new Set(featured.map(({ slug }) => slug));
  const others = testimonials.filter(({ slug }) => !large.has(slug));
  const filled = groups.filter(({ group }) => others.some((testimonial) => testimonial.group === group));
  return (
    <SectionFrame {...frame}>
      <QuoteGrid quotes={featured} large />
      <nav aria-label={groupsLabel}>
        <ul css={chips}>
          {filled.map(({ anchor, title }) => (
            <li key={anchor}>
              <a css={chipStyle} href={`#${anchor}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {filled.map((group) => (
        <Group
          key={group.anchor}
          group={group}
          quotes={others.filter((testimonial) => testimonial.group === group.group)}
        />
      ))}
    </SectionFrame>
  );
}
