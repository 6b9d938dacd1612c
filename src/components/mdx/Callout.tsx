import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { headingFont } from "../../styles/layout";
import { color, fontSize, space } from "../../styles/tokens";

const box = css`
  padding-block: ${space.s2};
  border-block: 3px solid var(--accent, ${color.motif});
  border-bottom-width: 1px;
  & > p:first-of-type {
    ${headingFont(fontSize.h4)};
  }
  & > * + * {
    margin-top: ${space.s1};
  }
`;

/** Colours of anecdotes, the bad ones and the good ones. */
const KINDS = { negative: color.action, positive: color.brand } as const;

/** Highlighted remark, tip, example or list of anecdotes in an article. */
export function Callout({ kind, title, children }: { kind?: keyof typeof KINDS; title: string; children: ReactNode }) {
  return (
    <div css={box} style={{ "--accent": kind && KINDS[kind] }} role="note">
      <p>{title}</p>
      {children}
    </div>
  );
}
