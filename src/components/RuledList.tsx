import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";

const list = css`
  & > li {
    display: grid;
    gap: ${space.half} ${space.s4};
    align-content: start;
    padding-block: ${space.s3};
    border-top: 1px solid ${color.line};
  }
  & > li:first-of-type {
    border-top: 2px solid ${color.brand};
  }
  & > li:last-of-type {
    padding-bottom: 0;
  }
  & h3 {
    font-size: ${fontSize.h4};
  }
`;

const oneColumn = css`
  ${media.tablet} {
    & > li {
      grid-template-columns: min(14rem, 36%) 1fr;
    }
  }
`;

const twoColumns = css`
  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.s8};
    & > li:nth-of-type(2) {
      border-top: 2px solid ${color.brand};
    }
  }
`;

interface Props {
  /** Two columns for longer lists; in one column titles stand beside their texts. */
  columns: "one" | "two";
  children: ReactNode;
}

/** List of titles with texts between lines: `li` with `h3` and text. */
export function RuledList({ columns, children }: Props) {
  return <ul css={[list, columns === "two" ? twoColumns : oneColumn]}>{children}</ul>;
}
