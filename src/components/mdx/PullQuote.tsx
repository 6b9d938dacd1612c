import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../styles/media";
import { color, font, space } from "../../styles/tokens";

/** The firm's motif before the sentence. */
const style = css`
  padding-block: ${space.s3};
  color: ${color.brand};
  font-family: ${font.heading};
  font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem);
  font-weight: 600;
  letter-spacing: -0.015em;
  line-height: 1.25;
  text-wrap: balance;
  break-inside: avoid;
  /* Beyond the column of text, up to the contents beside it. */
  ${media.aside} {
    margin-right: -10rem;
  }
  &::before {
    content: "";
    display: block;
    width: 3rem;
    height: 1.75rem;
    margin-bottom: ${space.s2};
    print-color-adjust: exact;
    background:
      radial-gradient(circle at 0.875rem, ${color.brand} 0.85rem, transparent 0.875rem),
      radial-gradient(circle at 2.125rem, ${color.motif} 0.85rem, transparent 0.875rem);
  }
`;

/** Sentence of the article set large; it is not repeated in the text. */
export function PullQuote({ children }: { children: ReactNode }) {
  return <div css={style}>{children}</div>;
}
