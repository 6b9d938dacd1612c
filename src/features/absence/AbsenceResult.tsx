import { css } from "@emotion/react";
import { AmountList } from "../../components/AmountList";
import { BAR_OWNERS } from "../../components/Bar";
import { euros } from "../../lib/euros";
import { media } from "../../styles/media";
import { color, font, fontSize, space, veil } from "../../styles/tokens";
import { type AbsenceInput, absenceOutcome, range } from "./absence";

const figureStyle = css`
  display: block;
  margin-block: ${space.s1} ${space.s3};
  color: ${color.figure};
  font-family: ${font.heading};
  font-size: clamp(min(3rem, 20vw), 1rem + 9vw, 7rem);
  font-variant-numeric: lining-nums;
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1;
`;

/** A bar under each amount: of the absence what is sure and what may come on top, and of a mediation its price. */
const bars = css`
  & dl > div::after {
    content: "";
    flex: 0 0 100%;
    height: 2rem;
    margin-block: ${space.half} ${space.s1};
    forced-color-adjust: none;
    print-color-adjust: exact;
    background:
      linear-gradient(${BAR_OWNERS.other} 0 0) 0 0 / calc(100% * var(--low)) 100% no-repeat,
      linear-gradient(${veil} 0 0) ${BAR_OWNERS.other};
    box-shadow: inset 0 0 0 2px ${BAR_OWNERS.other};
  }
  & dl > :last-of-type::after {
    background: linear-gradient(${BAR_OWNERS.mediation} 0 0) 0 0 / calc(100% * min(1, var(--price))) 100% no-repeat;
    box-shadow: none;
  }
  ${media.forcedColors} {
    --bar-own: CanvasText;
  }
`;

interface Props {
  section: Queries.AbsenceCalculatorSectionFragment;
  input: AbsenceInput;
}

/** What absence costs beside a mediation, as a figure, in words and as bars. */
export function AbsenceResult({ section, input }: Props) {
  const { savingLabel, costLabel, priceLabel, between, packagePrice: price } = section;
  const { low, high, saving } = absenceOutcome(section, input);
  return (
    <>
      <output>
        <span css={{ display: "block", fontSize: fontSize.h4 }}>{savingLabel} </span>
        <span css={figureStyle}>{euros(saving)}</span>
      </output>
      <div css={bars} style={{ "--price": price / high, "--low": low / high }}>
        <AmountList
          rows={[
            { label: costLabel, amount: range(low, high, between) },
            { label: priceLabel, amount: euros(price) },
          ]}
        />
      </div>
    </>
  );
}
