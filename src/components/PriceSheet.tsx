import { css } from "@emotion/react";
import { headingFont, row, stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, outline, radius, space } from "../styles/tokens";
import { Actions } from "./Actions";
import { CheckList } from "./CheckList";
import { Motif } from "./Motif";

const frame = css`
  position: relative;
  max-width: 30rem;
  margin-inline: auto;
`;

/** The sheet stands where the two circles overlap, where there is room to see them. */
const shapes = css`
  display: none;
  ${media.desktop} {
    display: initial;
  }
  --beyond: clamp(2.5rem, 25vw - 15rem, 6.5rem);
  position: absolute;
  left: calc(-1 * var(--beyond));
  width: calc(100% + 2 * var(--beyond));
  max-width: none;
  height: 100%;
`;

const sheet = css`
  position: relative;
  ${stack(space.s2)};
  padding: ${space.s3};
  border: ${outline};
  border-radius: ${radius.card};
  background: ${color.card};
  ${media.desktop} {
    padding: ${space.s4} ${space.s5};
  }
  & h2 {
    font-size: ${fontSize.h3};
  }
`;

const priceStyle = css`
  ${headingFont("clamp(3.5rem, 2.4rem + 4.6vw, 5rem)")};
  color: ${color.brand};
  font-variant-numeric: lining-nums;
  line-height: 1;
`;

const hourly = css`
  ${row(`0 ${space.s1}`)};
  padding-top: ${space.s2};
  border-top: 1px solid ${color.line};
  & h3 {
    margin-right: auto;
    font: inherit;
    letter-spacing: 0;
  }
  & p:first-of-type {
    font-weight: 600;
  }
`;

/** Another price, small below the large one. */
function OtherPrice({ title, price, unit }: NonNullable<Queries.PriceSheetFieldsFragment["other"]>) {
  return (
    <div css={hourly}>
      <h3>{title}</h3>
      <p>{price}</p>
      <p>{unit}</p>
    </div>
  );
}

/** The price that most people ask for, large, with what it includes: fragment PriceSheetFields. */
export function PriceSheet({ title, price, unit, features, priceActions, other }: Queries.PriceSheetFieldsFragment) {
  return (
    <div css={frame}>
      <Motif plain css={shapes} />
      <div css={sheet}>
        <h2>{title}</h2>
        <div>
          <p css={priceStyle}>{price}</p>
          <p>{unit}</p>
        </div>
        <CheckList items={features} />
        <Actions actions={priceActions} />
        {other && <OtherPrice {...other} />}
      </div>
    </div>
  );
}
