import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Drawing } from "../components/Drawing";
import { Fold } from "../components/Fold";
import { Quote, type QuoteData } from "../components/Quote";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { color, fontSize, radius, space, target } from "../styles/tokens";

export const fragment = graphql`
  fragment TestimonialGroupsSection on TestimonialGroupsSection {
    anchor
    tone
    title
    intro
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

const grid = css`
  display: grid;
  gap: ${space.s4} ${space.s5};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const threeColumns = css`
  ${media.columns} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
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

const groupStyle = css`
  margin-top: ${space.s6};
  & > h3 {
    display: flex;
    gap: ${space.s2};
    align-items: center;
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

/** Quotes of a group in sight, on a phone and on a wide screen; the rest is folded. */
const IN_SIGHT = { phone: 3, wide: 6 } as const;

const Quotes = ({ quotes }: { quotes: readonly QuoteData[] }) => (
  <ul css={[grid, threeColumns]} data-reveal-children={100} data-reveal-columns={3}>
    {quotes.map((quote) => (
      <Quote key={quote.slug} quote={quote} />
    ))}
  </ul>
);

interface Props {
  section: Queries.TestimonialGroupsSectionFragment;
}

/** All testimonials: a few set large, the others by group, of each group a few in sight (docs/agreement.md#routes). */
export function TestimonialGroups({ section }: Props) {
  const { featured, groupsLabel, groups, testimonials, ...frame } = section;
  const large = new Set(featured.map(({ slug }) => slug));
  const others = testimonials.filter(({ slug }) => !large.has(slug));
  const filled = groups.filter(({ group }) => others.some((testimonial) => testimonial.group === group));
  return (
    <SectionFrame {...frame}>
      <ul css={grid} data-reveal-children={100} data-reveal-columns={3}>
        {featured.map((quote) => (
          <Quote key={quote.slug} quote={quote} large />
        ))}
      </ul>
      <nav aria-label={groupsLabel}>
        <ul css={chips}>
          {filled.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {filled.map(({ group, anchor, title, drawing, more }) => {
        const quotes = others.filter((testimonial) => testimonial.group === group);
        return (
          <div key={anchor} id={anchor} css={groupStyle}>
            <h3>
              {drawing && <Drawing {...drawing} />}
              {title}
            </h3>
            <Quotes quotes={quotes.slice(0, IN_SIGHT.phone)} />
            {quotes.length > IN_SIGHT.phone && (
              <Fold label={more}>
                <Quotes quotes={quotes.slice(IN_SIGHT.phone, IN_SIGHT.wide)} />
                {quotes.length > IN_SIGHT.wide && (
                  <Fold label={more} on="wide">
                    <Quotes quotes={quotes.slice(IN_SIGHT.wide)} />
                  </Fold>
                )}
              </Fold>
            )}
          </div>
        );
      })}
    </SectionFrame>
  );
}
