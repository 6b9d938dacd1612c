import { css } from "@emotion/react";
import { Drawing } from "../components/Drawing";
import { Fold } from "../components/Fold";
import { space } from "../styles/tokens";
import { QuoteGrid } from "./QuoteGrid";

const style = css`
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

/** Quotes in sight, on a phone and on a wide screen; the rest is folded. */
const IN_SIGHT = { phone: 3, wide: 6 } as const;

interface Props {
  group: Queries.TestimonialGroupsSectionFragment["groups"][number];
  quotes: readonly Queries.QuoteFieldsFragment[];
}

/** Testimonials of one kind of people, under their name. */
export function TestimonialGroup({ group: { anchor, title, drawing, more }, quotes }: Props) {
  return (
    <div id={anchor} css={style}>
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
