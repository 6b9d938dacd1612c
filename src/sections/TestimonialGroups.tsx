import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { FeaturedQuote } from "../components/FeaturedQuote";
import { SectionFrame } from "../components/SectionFrame";
import { chipStyle } from "../styles/fields";
import { row, stack } from "../styles/layout";
import { space } from "../styles/tokens";
import { FoldedQuotes, QuoteGrid } from "./QuoteGrid";

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
      ...HasDrawing
      more
    }
    testimonials {
      group
      ...QuoteFields
    }
    ...HasActions
  }

  fragment QuoteFields on Testimonial {
    slug
    author
    quote
    note
  }
`;

/** All testimonials: a few at the top, the others by kind of people, each on a ground of its own (docs/agreement.md#routes). */
export function TestimonialGroups(section: Queries.TestimonialGroupsSectionFragment) {
  const { featured, groupsLabel, groups, testimonials, actions, ...frame } = section;
  const [lead, ...beside] = featured;
  const others = testimonials.filter(({ slug }) => !featured.some((large) => large.slug === slug));
  const filled = groups.flatMap(({ group, ...shown }) => {
    const [first, ...rest] = others.filter((testimonial) => testimonial.group === group);
    return first ? [{ ...shown, first, rest }] : [];
  });
  return (
    <>
      <SectionFrame {...frame}>
        <nav aria-label={groupsLabel}>
          <ul css={[row(space.s1), { marginBottom: space.s6 }]}>
            {filled.map(({ anchor, title }) => (
              <li key={anchor}>
                <a css={chipStyle} href={`#${anchor}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div css={stack(space.s5)}>
          {lead && <FeaturedQuote quote={lead} />}
          {beside.length > 0 && <QuoteGrid quotes={beside} />}
        </div>
      </SectionFrame>
      {filled.map(({ first, rest, drawing, more, ...group }, index) => (
        <SectionFrame key={group.anchor} {...group}>
          <div css={stack(space.s5)}>
            <FeaturedQuote portrait quote={first} drawing={drawing} />
            {rest.length > 0 && <FoldedQuotes quotes={rest} label={more} />}
            {index === filled.length - 1 && <Actions actions={actions} />}
          </div>
        </SectionFrame>
      ))}
    </>
  );
}
