import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Actions } from "../components/Actions";
import { AmountList } from "../components/AmountList";
import { Fold } from "../components/Fold";
import { Note } from "../components/Note";
import { SectionFrame } from "../components/SectionFrame";
import { AbsenceForm } from "../features/absence/AbsenceForm";
import { AbsenceResult } from "../features/absence/AbsenceResult";
import { type AbsenceInput, inputOfHash } from "../features/absence/absence";
import { calculatorUsed } from "../features/tracking/track";
import { columns } from "../styles/layout";
import { media } from "../styles/media";
import { space } from "../styles/tokens";

export const fragment = graphql`
  fragment AbsenceCalculatorSection on AbsenceCalculatorSection {
    anchor
    title
    intro
    collapseLabel
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
    copyFailedLabel
    salary
    yearLow
    yearHigh
    packagePrice
    rows {
      label
      amount
    }
    calculatorNote: note
    ...HasActions
  }
`;

const calculator = css`
  ${columns("5fr 7fr", `${space.s4} ${space.s8}`, media.desktop)};
  margin-bottom: ${space.s4};
  & h2 + p {
    margin-block: ${space.s2} ${space.s4};
  }
`;

/** The worked example of docs/agreement.md covers twelve months. */
const EXAMPLE_MONTHS = 12;

/**
 * Cost of absence: a worked example that the visitor can change (docs/agreement.md#absence-calculator), static without
 * JavaScript. The input stays in the browser, in the history entry of the page; a link that the visitor copies carries it.
 */
export function AbsenceCalculator(section: Queries.AbsenceCalculatorSectionFragment) {
  const { anchor, title, intro, salaryMin, salaryMax, monthsMax, rows } = section;
  const [input, setInput] = useState<AbsenceInput>({ salary: section.salary, months: EXAMPLE_MONTHS });
  const calculatorRef = useRef<HTMLDivElement>(null);
  const used = useRef(false);

  useEffect(() => {
    // Back and a reload find it again; browsers take few writes in a short time.
    const keep = () => history.replaceState({ ...history.state, absence: input }, "");
    const timer = used.current ? setTimeout(keep, 300) : undefined;
    return () => clearTimeout(timer);
  }, [input]);

  useEffect(() => {
    const takeOver = (event?: Event) => {
      const carried = inputOfHash(location.hash, { salaryMin, salaryMax, monthsMax });
      const kept: AbsenceInput | undefined = history.state?.absence;
      if (carried) {
        setInput(carried);
        // The visitor may have gone on before the scripts came, or be back after a reload.
        if (event || window.scrollY === 0) calculatorRef.current?.scrollIntoView({ behavior: "instant" });
      } else if (kept && !event && !used.current) {
        // The form comes first: what the visitor set before the scripts came goes before what was kept.
        setInput(kept);
      }
    };
    takeOver();
    // A link that is pasted into the same tab.
    window.addEventListener("hashchange", takeOver);
    return () => window.removeEventListener("hashchange", takeOver);
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
      <div css={calculator} ref={calculatorRef}>
        <div>
          <h2>{title}</h2>
          {intro && <p>{intro}</p>}
          <AbsenceForm section={section} input={input} onInput={change} />
        </div>
        <div>
          <AbsenceResult section={section} input={input} />
          <Actions actions={section.actions} />
        </div>
      </div>
      <Fold label={section.collapseLabel}>
        <AmountList rows={rows} />
      </Fold>
      <Note text={section.calculatorNote} />
    </SectionFrame>
  );
}
