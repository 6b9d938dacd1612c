import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { container } from "../styles/layout";
import { fontSize, space, width } from "../styles/tokens";

const frame = css`
  padding-block: ${space.s4} ${space.s5};
  & h1 {
    max-width: 22ch;
  }
`;

const leadStyle = css`
  max-width: ${width.measure};
  margin-block: ${space.s2};
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
      <div css={container}>
        {eyebrow}
        <h1>{title}</h1>
        {lead && <p css={leadStyle}>{lead}</p>}
        {children}
      </div>
    </header>
  );
}
