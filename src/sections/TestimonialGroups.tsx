import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
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

const groupStyle = css`
  ${stack(space.s5)};
  & details details {
    margin-top: ${space.s4};
  }
`;

/** Quotes under the large one that a wide screen shows; a phone folds them all. */
const IN_SIGHT = 3;

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
        <div css={groupStyle}>
          {lead && <FeaturedQuote quote={lead} />}
          {beside.length > 0 && <QuoteGrid quotes={beside} />}
        </div>
      </SectionFrame>
      {filled.map(({ first, rest, drawing, more, ...group }, index) => (
        <SectionFrame key={group.anchor} {...group}>
          <div css={groupStyle}>
            <FeaturedQuote portrait quote={first} drawing={drawing} mirrored={index % 2 === 0} />
            {rest.length > 0 && (
              <Fold label={more}>
                <QuoteGrid quotes={rest.slice(0, IN_SIGHT)} />
                {rest.length > IN_SIGHT && (
                  <Fold label={more} on="wide">
                    <QuoteGrid quotes={rest.slice(IN_SIGHT)} />
                  </Fold>
                )}
              </Fold>
            )}
            {index === filled.length - 1 && <Actions actions={actions} />}
          </div>
        </SectionFrame>
      ))}
    </>
  );
}
