import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, radius, space } from "../../styles/tokens";

const box = css`
  padding: ${space.s3};
  border-top: 4px solid var(--accent);
  border-radius: ${radius.small};
  background: ${color.card};
  & h3 {
    margin: 0 0 ${space.s2};
  }
`;

const kinds = {
  negative: css`
    --accent: ${color.error};
  `,
  positive: css`
    --accent: ${color.success};
  `,
} as const;

interface Props {
  kind: keyof typeof kinds;
  title: string;
  children: ReactNode;
}

/** List of anecdotes, the bad ones or the good ones. */
export function Anecdotes({ kind, title, children }: Props) {
  return (
    <div css={[box, kinds[kind]]}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
