import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { leadText } from "../../styles/layout";
import { media } from "../../styles/media";
import { color, radius, space, width } from "../../styles/tokens";
import { proseStyle } from "../RichText";

/** Vertical rhythm of long prose. */
const longStyle = css`
  ${media.aside} {
    grid-area: text;
  }
  & > :is(p, ul, ol) {
    max-width: var(--prose, ${width.prose});
  }
  ${media.upright} {
    max-width: none;
  }
  & > p:first-of-type:first-child {
    ${leadText};
  }
  & > div,
  & > div + * {
    margin-top: ${space.s4};
  }
  & h2 {
    font-size: clamp(1.5rem, 1.33rem + 0.75vw, 1.875rem);
  }
  & > * + h2 {
    margin-top: clamp(${space.s5}, 4vw, ${space.s6});
  }
  /* What two people say in turn: one at the left, the other at the right. */
  & blockquote {
    display: grid;
    gap: ${space.s1};
    justify-items: start;
  }
  & blockquote > p {
    max-width: 85%;
    padding: ${space.s1} ${space.s3};
    border: 1px solid ${color.line};
    border-radius: ${radius.card} ${radius.card} ${radius.card} 0;
    background: ${color.card};
  }
  & blockquote > p:nth-of-type(even) {
    justify-self: end;
    border-radius: ${radius.card} ${radius.card} 0 ${radius.card};
    background: ${color.sky};
  }
`;

/** What MDX is wrapped in. */
export function ProseBody({ children }: { children?: ReactNode }) {
  return <div css={[proseStyle, longStyle]}>{children}</div>;
}
