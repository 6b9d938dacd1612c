import { css } from "@emotion/react";
import { range } from "../lib/absence";
import { euros } from "../lib/euros";
import { media } from "../styles/media";
import { color, font, fontSize, space } from "../styles/tokens";
import { AmountList } from "./AmountList";

const figureStyle = css`
  display: block;
  margin-block: ${space.s1} ${space.s3};
  color: ${color.figure};
  font-family: ${font.heading};
  font-size: clamp(3rem, 1rem + 9vw, 7rem);
  font-variant-numeric: lining-nums;
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1;
  white-space: nowrap;
`;

/** The price of a mediation above the cost of the absence: what is sure, and what may come on top. */
const bars = css`
  height: 4.5rem;
  margin-top: ${space.s2};
  forced-color-adjust: none;
  print-color-adjust: exact;
  background:
    linear-gradient(${color.card} 0 0) 0 0 / calc(100% * min(1, var(--price))) 1.75rem no-repeat,
    linear-gradient(${color.motif} 0 0) 0 100% / calc(100% * var(--low)) 2.25rem no-repeat,
    linear-gradient(${color.figure} 0 0) 0 100% / 100% 2.25rem no-repeat;
  ${media.forcedColors} {
    --color-card: CanvasText;
  }
`;

const savingStyle = css`
  font-size: ${fontSize.h4};
`;

interface Props {
  texts: Pick<Queries.AbsenceCalculatorSectionFragment, "savingLabel" | "costLabel" | "priceLabel" | "between">;
  /** Price of a mediation, in euros; so are the others. */
  price: number;
  low: number;
  high: number;
  saving: number;
}

/** What absence costs beside a mediation, as a figure, in words and as bars. */
export function AbsenceResult({ texts, price, low, high, saving }: Props) {
  return (
    <>
      <p css={savingStyle}>{texts.savingLabel}</p>
      <output css={figureStyle}>{euros(saving)}</output>
      <AmountList
        rows={[
          { label: texts.costLabel, amount: range(low, high, texts.between) },
          { label: texts.priceLabel, amount: euros(price) },
        ]}
      />
      <div css={bars} aria-hidden="true" style={{ "--price": price / high, "--low": low / high }} />
    </>
  );
}
