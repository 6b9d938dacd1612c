import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { FeaturedQuote } from "../components/FeaturedQuote";
import { Fold } from "../components/Fold";
import { SectionFrame } from "../components/SectionFrame";
import { chipStyle } from "../styles/fields";
import { row, stack } from "../styles/layout";
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
      tone
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
  ${stack(space.s5)};
  & details details {
    margin-top: ${space.s4};
  }
`;

/** Quotes under the large one that a wide screen shows; a phone folds them all. */
const IN_SIGHT = 3;

interface GroupProps {
  group: Queries.TestimonialGroupsSectionFragment["groups"][number];
  quotes: readonly Queries.QuoteFieldsFragment[];
  /** Whether its drawing stands at the right. */
  mirrored: boolean;
  actions: Queries.TestimonialGroupsSectionFragment["actions"];
}

/** Testimonials of one kind of people, on a ground of their own: the first one large. */
function Group({ group: { anchor, tone, title, drawing, more }, quotes, mirrored, actions }: GroupProps) {
  const [first, ...others] = quotes;
  return (
    <SectionFrame tone={tone} anchor={anchor} actions={actions}>
      <div css={groupStyle}>
        {first && <FeaturedQuote title={title} level={3} quote={first} drawing={drawing} mirrored={mirrored} />}
        {others.length > 0 && (
          <Fold label={more}>
            <QuoteGrid quotes={others.slice(0, IN_SIGHT)} />
            {others.length > IN_SIGHT && (
              <Fold label={more} on="wide">
                <QuoteGrid quotes={others.slice(IN_SIGHT)} />
              </Fold>
            )}
          </Fold>
        )}
      </div>
    </SectionFrame>
  );
}

/** All testimonials: a few set large, the others by group, of each group a few in sight (docs/agreement.md#routes). */
export function TestimonialGroups(section: Queries.TestimonialGroupsSectionFragment) {
  const { featured, groupsLabel, groups, testimonials, actions, ...frame } = section;
  const large = new Set(featured.map(({ slug }) => slug));
  const others = testimonials.filter(({ slug }) => !large.has(slug));
  const filled = groups.filter(({ group }) => others.some((testimonial) => testimonial.group === group));
  return (
    <>
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
      </SectionFrame>
      {filled.map((group, index) => (
        <Group
          key={group.anchor}
          group={group}
          mirrored={index % 2 === 0}
          actions={index === filled.length - 1 ? actions : null}
          quotes={others.filter((testimonial) => testimonial.group === group.group)}
        />
      ))}
    </>
  );
}
