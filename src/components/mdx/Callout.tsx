import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { headingFont } from "../../styles/layout";
import { color, fontSize, radius, space } from "../../styles/tokens";

const box = css`
  padding: ${space.s3};
  border-left: 4px solid ${color.motif};
  border-radius: ${radius.small};
  background: ${color.card};
  & > * + * {
    margin-top: ${space.s1};
  }
`;

const titleStyle = css`
  ${headingFont(fontSize.h4)};
`;

interface Props {
  title: string;
  children: ReactNode;
}

/** Highlighted remark, tip or example in an article. */
export function Callout({ title, children }: Props) {
  return (
    <div css={box} role="note">
      <p css={titleStyle}>{title}</p>
      {children}
    </div>
  );
}
