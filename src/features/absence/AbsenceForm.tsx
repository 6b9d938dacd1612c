import { css } from "@emotion/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { buttonStyle, buttonVariants } from "../../components/ButtonLink";
import { euros } from "../../lib/euros";
import { needsScript } from "../../styles/layout";
import { media } from "../../styles/media";
import { space } from "../../styles/tokens";
import { type AbsenceInput, addressHash } from "./absence";
import { Slider } from "./Slider";

const form = css`
  display: grid;
  gap: ${space.s3};
  /* Sliders work with JavaScript only; without it, and on paper, the figures stand by themselves. */
  & button,
  & input {
    ${needsScript};
    ${media.print} {
      display: none;
    }
  }
  & > button {
    justify-self: start;
  }
`;

/** Steps of the salary in euros. */
const SALARY_STEP = 1000;

interface Props {
  section: Queries.AbsenceCalculatorSectionFragment;
  input: AbsenceInput;
  onInput: (input: AbsenceInput) => void;
}

/** Salary and months of absence, and a button that copies a link which carries them. */
export function AbsenceForm({ section, input, onInput }: Props) {
  const [copied, setCopied] = useState(false);
  const change = (part: Partial<AbsenceInput>) => {
    setCopied(false);
    onInput({ ...input, ...part });
  };
  const copy = () => {
    // The address shows the link also where the clipboard is out of reach.
    history.replaceState(history.state, "", addressHash(input));
    navigator.clipboard?.writeText(location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const fields = useRef<HTMLDivElement>(null);
  const takeOver = useEffectEvent(() => {
    const [salary = input.salary, months = input.months] = Array.from(
      fields.current?.querySelectorAll("input") ?? [],
      ({ valueAsNumber }) => valueAsNumber,
    );
    if (salary !== input.salary || months !== input.months) onInput({ salary, months });
  });
  // Hydration leaves alone what the visitor set before the scripts came, and calls no listener.
  useEffect(() => takeOver(), []);
  return (
    <div css={form} ref={fields}>
      <Slider
        label={section.salaryLabel}
        shown={euros(input.salary)}
        min={section.salaryMin}
        max={section.salaryMax}
        step={SALARY_STEP}
        value={input.salary}
        onValue={(salary) => change({ salary })}
      />
      <Slider
        label={section.monthsLabel}
        shown={`${input.months} ${input.months === 1 ? section.month : section.months}`}
        min={1}
        max={section.monthsMax}
        value={input.months}
        onValue={(months) => change({ months })}
      />
      <button type="button" css={[buttonStyle, buttonVariants.text]} onClick={copy}>
        {copied ? section.copiedLabel : section.copyLabel}
      </button>
    </div>
  );
}
