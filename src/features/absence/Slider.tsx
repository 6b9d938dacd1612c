import { css } from "@emotion/react";
import { media } from "../../styles/media";
import { color, font, fontSize, space } from "../../styles/tokens";

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
    flex-wrap: wrap;
    gap: 0 ${space.s2};
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

interface Props {
  label: string;
  /** The value in words. */
  shown: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onValue: (value: number) => void;
}

/** Range input with its label and, in words, its value. */
export function Slider({ label, shown, onValue, ...range }: Props) {
  const { min, max, value } = range;
  return (
    <label css={field}>
      <span>
        {label} <b>{shown}</b>
      </span>
      <input
        {...range}
        css={slider}
        style={{ "--share": (value - min) / (max - min) }}
        type="range"
        autoComplete="off"
        aria-label={label}
        aria-valuetext={shown}
        onChange={({ target }) => onValue(target.valueAsNumber)}
      />
    </label>
  );
}
