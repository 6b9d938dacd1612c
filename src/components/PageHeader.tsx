import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { proseContainer } from "../styles/layout";
import { fontSize, space } from "../styles/tokens";

const frame = css`
  padding-block: ${space.s4} ${space.s5};
  & h1 + p {
    margin-top: ${space.s2};
  }
`;

const leadStyle = css`
  margin-bottom: ${space.s2};
  font-size: ${fontSize.lead};
  line-height: 1.5;
`;

interface Props {
  /** What stands above the heading: a category. */
  eyebrow?: ReactNode;
  title: string;
  lead?: string | null;
  /** What stands under the introduction: a date. */
  children?: ReactNode;
}

/** Opening of a page of prose. */
export function PageHeader({ eyebrow, title, lead, children }: Props) {
  return (
    <header css={frame}>
      <div css={proseContainer}>
        {eyebrow}
        <h1>{title}</h1>
        {lead && <p css={leadStyle}>{lead}</p>}
        {children}
      </div>
    </header>
  );
}
