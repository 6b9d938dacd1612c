import { css } from "@emotion/react";

/** Name of a symbol in static/icons.svg. */
export type IconSymbol = Queries.IconName | "menu" | "close" | "chevron" | "pause" | "search" | "play";

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

/** On the server an icon is in the page itself (src/app/render-page.tsx), later in the sprite. */
const SPRITE = typeof window === "undefined" ? "" : "/icons.svg";

/** Decorative icon: the text beside it says what it means. Hydration leaves the server's address as it is. */
export function Icon({ name }: { name: IconSymbol }) {
  return (
    <svg css={style} aria-hidden="true">
      <use href={`${SPRITE}#i-${name}`} suppressHydrationWarning />
    </svg>
  );
}
