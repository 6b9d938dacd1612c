import { css } from "@emotion/react";
import { color, fontSize, radius, space, width } from "../styles/tokens";

/** Typography of running text: Markdown of the content model and MDX prose. */
export const proseStyle = css`
  max-width: ${width.measure};
  & > * + * {
    margin-top: ${space.s2};
  }
  & h2 {
    margin-top: ${space.s6};
  }
  & h3 {
    margin-top: ${space.s4};
  }
  & h4 {
    margin-top: ${space.s3};
    font-size: ${fontSize.h4};
  }
  & > h2:first-child,
  & > h3:first-child,
  & > h4:first-child {
    margin-top: 0;
  }
  & ul {
    padding-left: 1.25em;
    list-style: disc;
  }
  & ol {
    padding-left: 1.5em;
    list-style: decimal;
  }
  & li + li {
    margin-top: ${space.s1};
  }
  & li::marker {
    color: ${color.action};
    font-weight: 600;
  }
  & > div,
  & > div + * {
    margin-top: ${space.s4};
  }
  & > div + h2 {
    margin-top: ${space.s6};
  }
  & blockquote {
    padding-left: ${space.s3};
    border-left: 4px solid ${color.motif};
    border-radius: ${radius.small};
    font-family: var(--font-heading);
    font-size: ${fontSize.lead};
    font-weight: 600;
  }
`;

interface Props {
  /** HTML made at build from Markdown without raw HTML (src/markdown/render.ts). */
  html: string;
}

/** Running text of the content model. */
export function RichText({ html }: Props) {
  return <div css={proseStyle} dangerouslySetInnerHTML={{ __html: html }} />;
}
