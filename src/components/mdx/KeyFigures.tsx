import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { headingFont } from "../../styles/layout";
import { color, fontSize, radius, space } from "../../styles/tokens";

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space.s2};
`;

const figure = css`
  padding: ${space.s3};
  border-radius: ${radius.card};
  background: ${color.sky};
  & strong {
    display: block;
    color: ${color.brand};
    ${headingFont(fontSize.h2)};
    white-space: nowrap;
  }
`;

/** Figures side by side in an article. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return <div css={list}>{children}</div>;
}

/** One figure with what it means. */
export function KeyFigure({ value, label }: { value: string; label: string }) {
  return (
    <div css={figure}>
      <strong>{value}</strong>
      {label}
    </div>
  );
}
