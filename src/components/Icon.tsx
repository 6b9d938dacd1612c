import { css } from "@emotion/react";

/** Name of a symbol in static/icons.svg (scripts/icons.ts). */
export type IconSymbol =
  | Queries.IconName
  | "menu"
  | "close"
  | "chevron"
  | "arrow"
  | "external"
  | "pause"
  | "play"
  | "quote"
  | "plus";

const style = css`
  flex: none;
  width: 1.5em;
  height: 1.5em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

interface Props {
  name: IconSymbol;
}

/** Decorative icon of the sprite; hidden from assistive technology, so the text beside it says what it means. */
export function Icon({ name }: Props) {
  return (
    <svg css={style} aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
