import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { AbsenceForm } from "../components/AbsenceForm";
import { Actions } from "../components/Actions";
import { Note } from "../components/Note";
import { SectionFrame } from "../components/SectionFrame";
import { type AbsenceInput, absenceOutcome, inputOfHash, range } from "../lib/absence";
import { euros } from "../lib/euros";
import { media } from "../styles/media";
import { color, font, fontSize, space } from "../styles/tokens";
import { calculatorUsed } from "../tracking/track";

export const fragment = graphql`
  fragment AbsenceCalculatorSection on AbsenceCalculatorSection {
    anchor
    title
    calculatorIntro: intro
    salaryLabel
    salaryMin
    salaryMax
    monthsLabel
    month
    months
    monthsMax
    savingLabel
    costLabel
    priceLabel
    between
    copyLabel
    copiedLabel
    salary
    yearLow
    yearHigh
    packagePrice
    rows {
      label
      amount
    }
    calculatorNote: note
    actions {
      ...ActionFields
    }
  }
`;

const columns = css`
  display: grid;
  gap: ${space.s5} ${space.s8};
  --button: ${color.motif};
  --button-hover: ${color.figure};
  --button-text: ${color.text};
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
  & h2 + p {
    margin-block: ${space.s2} ${space.s4};
  }
`;

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

const lines = css`
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s3};
    justify-content: space-between;
    padding-block: ${space.s1};
    border-top: 1px solid ${color.link};
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
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
`;

const below = css`
  margin-top: ${space.s5};
`;

const savingStyle = css`
  font-size: ${fontSize.h4};
`;

/** The example of the specification is a year. */
const EXAMPLE_MONTHS = 12;

interface Props {
  section: Queries.AbsenceCalculatorSectionFragment;
}

/**
 * What absence costs: a worked example that the visitor can change (docs/agreement.md#absence-calculator). Without
 * JavaScript it stays the example. What is filled in leaves the browser in no way; it stands in the address only when
 * the visitor copies the link.
 */
export function AbsenceCalculator({ section }: Props) {
  const {
    anchor,
    title,
    calculatorIntro,
    salaryMin,
    salaryMax,
    monthsMax,
    between,
    packagePrice: price,
    rows,
  } = section;
  const [input, setInput] = useState<AbsenceInput>({ salary: section.salary, months: EXAMPLE_MONTHS });
  const columnsRef = useRef<HTMLDivElement>(null);
  const used = useRef(false);

  useEffect(() => {
    const carried = inputOfHash(location.hash, { salaryMin, salaryMax, monthsMax });
    if (carried) {
      setInput(carried);
      columnsRef.current?.scrollIntoView();
    }
  }, [salaryMin, salaryMax, monthsMax]);

  const change = (next: AbsenceInput) => {
    if (!used.current) {
      used.current = true;
      calculatorUsed();
    }
    setInput(next);
  };
  const { low, high, saving } = absenceOutcome({ ...section, price }, input);
  return (
    <SectionFrame tone="petrol" anchor={anchor}>
      <div css={columns} ref={columnsRef}>
        <div>
          <h2>{title}</h2>
          {calculatorIntro && <p>{calculatorIntro}</p>}
          <AbsenceForm texts={section} input={input} onInput={change} />
        </div>
        <div>
          <p css={savingStyle}>{section.savingLabel}</p>
          <output css={figureStyle}>{euros(saving)}</output>
          <dl css={lines}>
            <div>
              <dt>{section.costLabel}</dt>
              <dd>{range(low, high, between)}</dd>
            </div>
            <div>
              <dt>{section.priceLabel}</dt>
              <dd>{euros(price)}</dd>
            </div>
          </dl>
          <div
            css={bars}
            aria-hidden="true"
            style={{ "--price": price / high, "--low": low / high } as React.CSSProperties}
          />
          <Actions actions={section.actions} />
        </div>
      </div>
      <dl css={[lines, below]}>
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <Note text={section.calculatorNote} />
    </SectionFrame>
  );
}
