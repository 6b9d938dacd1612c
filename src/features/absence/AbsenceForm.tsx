import { css } from "@emotion/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../components/Button";
import { euros } from "../../lib/euros";
import { needsScript } from "../../styles/layout";
import { media } from "../../styles/media";
import { space } from "../../styles/tokens";
import { type AbsenceInput, addressHash, onSlider, SALARY_STEP } from "./absence";
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
`;

interface Props {
  section: Queries.AbsenceCalculatorSectionFragment;
  input: AbsenceInput;
  onInput: (input: AbsenceInput) => void;
}

/** Salary and months of absence, and a button that copies a link which carries them. */
export function AbsenceForm({ section, input, onInput }: Props) {
  const [told, setTold] = useState("");
  const change = (part: Partial<AbsenceInput>) => {
    setTold("");
    if (location.hash.startsWith("#salaris=")) {
      // It would still say what was there before.
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    onInput({ ...input, ...part });
  };
  const copy = async () => {
    // The address shows the link also where the clipboard is out of reach; it may hold the visitor's own campaign.
    history.replaceState(history.state, "", addressHash(input));
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname + addressHash(input));
      setTold(section.copiedLabel);
    } catch {
      setTold(section.copyFailedLabel);
    }
  };
  const fields = useRef<HTMLDivElement>(null);
  const takeOver = useEffectEvent(() => {
    const [salary = input.salary, months = input.months] = Array.from(
      fields.current?.querySelectorAll("input") ?? [],
      ({ valueAsNumber }) => valueAsNumber,
    );
    // A browser gives the nearest value that the slider can have.
    const isSet = salary !== onSlider(input.salary, section.salaryMin, section.salaryMax, SALARY_STEP);
    if (isSet || months !== input.months) change({ salary: isSet ? salary : input.salary, months });
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
      <div>
        <Button variant="text" onClick={copy}>
          {section.copyLabel}
        </Button>
        <p role="status">{told}</p>
      </div>
    </div>
  );
}
