import { css } from "@emotion/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { buttonStyle, buttonVariants } from "../../components/ButtonLink";
import { euros } from "../../lib/euros";
import { media } from "../../styles/media";
import { color, font, fontSize, space } from "../../styles/tokens";
import { type AbsenceInput, type AbsenceLimits, addressHash } from "./absence";

const form = css`
  display: grid;
  gap: ${space.s3};
  /* Sliders work with JavaScript only; without it, and on paper, the figures stand by themselves. */
  ${media.noScript} {
    & button,
    & input {
      display: none;
    }
  }
  ${media.print} {
    & button,
    & input {
      display: none;
    }
  }
`;

const thumb = css`
  box-sizing: border-box;
  width: 1.75rem;
  height: 1.75rem;
  border: 7px solid ${color.motif};
  border-radius: 50%;
  background: ${color.lens};
`;

const field = css`
  display: grid;
  gap: ${space.s1};
  & > span {
    display: flex;
    gap: ${space.s2};
    justify-content: space-between;
    align-items: baseline;
    font-weight: 600;
  }
  & b {
    font-family: ${font.heading};
    font-size: ${fontSize.h3};
    line-height: 1;
    white-space: nowrap;
  }
  & input {
    width: 100%;
    height: 2.75rem;
    margin: 0;
    cursor: pointer;
  }
`;

/** A circle on a line that is full up to it. */
const slider = css`
  ${media.ownColors} {
    appearance: none;
    background:
      linear-gradient(${color.motif} 0 0) 0 / calc(100% * var(--share)) 6px no-repeat,
      linear-gradient(${color.link} 0 0) 0 / 100% 6px no-repeat;
    &::-webkit-slider-thumb {
      appearance: none;
      ${thumb};
    }
    &::-moz-range-thumb {
      ${thumb};
    }
  }
`;

const atStart = css`
  justify-self: start;
`;

/** Steps of the salary in euros. */
const SALARY_STEP = 1000;

interface Texts extends AbsenceLimits {
  salaryLabel: string;
  monthsLabel: string;
  month: string;
  months: string;
  copyLabel: string;
  copiedLabel: string;
}

interface Props {
  texts: Texts;
  input: AbsenceInput;
  onInput: (input: AbsenceInput) => void;
}

/** Salary and months of absence, and a button that copies a link which carries them. */
export function AbsenceForm({ texts, input, onInput }: Props) {
  const [copied, setCopied] = useState(false);
  const change = (part: Partial<AbsenceInput>) => {
    setCopied(false);
    onInput({ ...input, ...part });
  };
  const copy = async () => {
    // The address shows the link also where the clipboard is out of reach.
    history.replaceState(history.state, "", addressHash(input));
    const taken = navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    setCopied((await taken) ?? false);
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
  const salary = euros(input.salary);
  const months = `${input.months} ${input.months === 1 ? texts.month : texts.months}`;
  return (
    <div css={form} ref={fields}>
      <label css={field}>
        <span>
          {texts.salaryLabel} <b>{salary}</b>
        </span>
        <input
          css={slider}
          style={{ "--share": (input.salary - texts.salaryMin) / (texts.salaryMax - texts.salaryMin) }}
          type="range"
          autoComplete="off"
          min={texts.salaryMin}
          max={texts.salaryMax}
          step={SALARY_STEP}
          value={input.salary}
          aria-label={texts.salaryLabel}
          aria-valuetext={salary}
          onChange={({ target }) => change({ salary: target.valueAsNumber })}
        />
      </label>
      <label css={field}>
        <span>
          {texts.monthsLabel} <b>{months}</b>
        </span>
        <input
          css={slider}
          style={{ "--share": (input.months - 1) / (texts.monthsMax - 1) }}
          type="range"
          autoComplete="off"
          min={1}
          max={texts.monthsMax}
          value={input.months}
          aria-label={texts.monthsLabel}
          aria-valuetext={months}
          onChange={({ target }) => change({ months: target.valueAsNumber })}
        />
      </label>
      <button type="button" css={[buttonStyle, buttonVariants.text, atStart]} onClick={() => void copy()}>
        {copied ? texts.copiedLabel : texts.copyLabel}
      </button>
    </div>
  );
}
