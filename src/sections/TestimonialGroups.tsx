import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SectionFrame } from "../components/SectionFrame";
import { color, fontSize, radius, space, target } from "../styles/tokens";
import { QuoteGrid } from "./QuoteGrid";
import { TestimonialGroup } from "./TestimonialGroup";

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
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  margin-top: ${space.s6};
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    padding-inline: ${space.s2};
    border: 1px solid ${color.control};
    border-radius: ${radius.pill};
    color: inherit;
    font-size: ${fontSize.small};
    font-weight: 600;
    text-decoration: none;
  }
`;

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
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {filled.map((group) => (
        <TestimonialGroup
          key={group.anchor}
          group={group}
          quotes={others.filter((testimonial) => testimonial.group === group.group)}
        />
      ))}
    </SectionFrame>
  );
}
