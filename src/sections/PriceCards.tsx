import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Card } from "../components/Card";
import { CheckList } from "../components/CheckList";
import { Grid } from "../components/Grid";
import { Note } from "../components/Note";
import { SectionFrame } from "../components/SectionFrame";
import { useSiteTexts } from "../components/site-texts";
import { headingFont } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment PriceCardsSection on PriceCardsSection {
    ...SectionHead
    prices {
      title
      price
      unit
      features
      highlighted
      ...HasAction
    }
    note
  }
`;

/** Of two prices the first is set larger. */
const priceStyle = css`
  color: ${color.brand};
  ${headingFont(fontSize.h2)};
  li:nth-last-of-type(2):first-of-type & {
    font-size: min(${fontSize.display}, 16vw);
  }
  li:first-of-type + li:last-of-type & {
    font-size: ${fontSize.h3};
  }
`;

/** On the edge of the card, so that titles and prices of all cards stay level. */
const recommendedStyle = css`
  position: absolute;
  top: 0;
  left: ${space.s3};
  padding: 0 ${space.s1};
  border-radius: ${radius.small};
  background: ${color.brand};
  color: ${color.card};
  font-size: ${fontSize.small};
  font-weight: 600;
  transform: translateY(-50%);
`;

/** With a surcharge, cards are rows over the full width: the price at the left, its points at the right. */
const inRows = css`
  ${media.tablet} {
    & > ul {
      grid-template-columns: minmax(0, 1fr);
    }
    & > ul > li > div {
      display: grid;
      grid-template: auto auto auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
      column-gap: ${space.s4};
    }
    & > ul > li > div > ul {
      grid-area: 1 / 2 / span 4;
      align-self: center;
      margin: 0;
    }
  }
`;

/** Prices with what they include. */
export function PriceCards({ prices, note, ...frame }: Queries.PriceCardsSectionFragment) {
  const texts = useSiteTexts();
  return (
    <SectionFrame {...frame}>
      <div css={prices.some(({ highlighted }) => highlighted === "surcharge") && inRows}>
        <Grid columns={prices.length % 3 ? 2 : 3}>
          {prices.map(({ title, price, unit, features, highlighted, action }) => (
            <Card key={title} look={highlighted} foot={action && <ActionButton action={action} />}>
              {highlighted === "recommended" && <p css={recommendedStyle}>{texts.recommended}</p>}
              <h3>{title}</h3>
              <p css={priceStyle}>{price}</p>
              <p>{unit}</p>
              <CheckList items={features} icon={highlighted === "surcharge" ? "euro" : "check"} />
            </Card>
          ))}
        </Grid>
      </div>
      <Note text={note} />
    </SectionFrame>
  );
}
