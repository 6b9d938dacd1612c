import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { headingFont } from "../../styles/layout";
import { media } from "../../styles/media";
import { color, radius, space } from "../../styles/tokens";

/** A band, petrol after the first: on a phone from edge to edge, on a wide screen past the text. */
const style = css`
  margin-inline: calc(-1 * ${space.gutter});
  padding: ${space.s5} ${space.gutter};
  background: ${color.lens};
  color: ${color.brand};
  ${headingFont("clamp(1.5rem, 1.1rem + 1.7vw, 2.5rem)")};
  text-wrap: balance;
  break-inside: avoid;
  ${media.tablet} {
    margin-inline: 0;
    padding-inline: ${space.s3};
    border-radius: ${radius.card};
  }
  & ~ & {
    background: ${color.brand};
    color: ${color.card};
  }
  ${media.aside} {
    margin-right: calc(-1 * var(--past));
  }
`;

/** Sentence of the article set large; it is not repeated in the text. */
export function PullQuote({ children }: { children: ReactNode }) {
  return <div css={style}>{children}</div>;
}
