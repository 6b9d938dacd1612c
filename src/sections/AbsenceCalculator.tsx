import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { AbsenceForm } from "../components/AbsenceForm";
import { AbsenceResult } from "../components/AbsenceResult";
import { Actions } from "../components/Actions";
import { AmountList } from "../components/AmountList";
import { Fold } from "../components/Fold";
import { Note } from "../components/Note";
import { SectionFrame } from "../components/SectionFrame";
import { type AbsenceInput, absenceOutcome, inputOfHash } from "../lib/absence";
import { media } from "../styles/media";
import { space } from "../styles/tokens";
import { calculatorUsed } from "../tracking/track";

export const fragment = graphql`
  fragment AbsenceCalculatorSection on AbsenceCalculatorSection {
    anchor
    title
    calculatorIntro: intro
    fold
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
  gap: ${space.s4} ${space.s8};
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
  & h2 + p {
    margin-block: ${space.s2} ${space.s4};
  }
`;

const below = css`
  margin-top: ${space.s4};
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
  const { anchor, title, calculatorIntro, salaryMin, salaryMax, monthsMax, packagePrice: price, rows } = section;
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
  return (
    <SectionFrame tone="petrol" anchor={anchor}>
      <div css={columns} ref={columnsRef}>
        <div>
          <h2>{title}</h2>
          {calculatorIntro && <p>{calculatorIntro}</p>}
          <AbsenceForm texts={section} input={input} onInput={change} />
        </div>
        <div>
          <AbsenceResult texts={section} price={price} {...absenceOutcome({ ...section, price }, input)} />
          <Actions actions={section.actions} />
        </div>
      </div>
      <div css={below}>
        <Fold label={section.fold}>
          <AmountList rows={rows} />
        </Fold>
      </div>
      <Note text={section.calculatorNote} />
    </SectionFrame>
  );
}
