import { css } from "@emotion/react";
import { media } from "../styles/media";
import { radius, target } from "../styles/tokens";
import { Icon } from "./Icon";

const control = css`
  position: relative;
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: ${radius.pill};
    appearance: none;
    cursor: pointer;
  }
  & svg {
    grid-area: 1 / 1;
    pointer-events: none;
  }
  & :checked + svg,
  & :not(:checked) ~ svg + svg {
    visibility: hidden;
  }
  ${media.reducedMotion} {
    display: none;
  }
`;

/** Stops an animation; a checkbox, so that it works without JavaScript (WCAG 2.2.2). */
export function PauseControl({ label }: { label: string }) {
  return (
    <label css={control} data-screen="">
      <input type="checkbox" aria-label={label} />
      <Icon name="pause" />
      <Icon name="play" />
    </label>
  );
}
