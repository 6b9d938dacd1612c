import { css } from "@emotion/react";
import { color, fontSize, radius, space, width } from "../styles/tokens";
import { Fold } from "./Fold";

/** Typography of running text: Markdown of the content model, whose headings start at ###, and MDX prose. */
export const proseStyle = css`
  max-width: ${width.measure};
  & > * + * {
    margin-top: ${space.s2};
  }
  & * + h3 {
    margin-top: ${space.s4};
  }
  & * + h4 {
    margin-top: ${space.s3};
  }
  & h4 {
    font-size: ${fontSize.h4};
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
  & blockquote {
    padding-left: ${space.s3};
    border-left: 4px solid ${color.motif};
    border-radius: ${radius.small};
    font-family: var(--font-heading);
    font-size: ${fontSize.lead};
    font-weight: 600;
  }
`;

/** Stands clear of what folds. */
const first = css`
  margin-bottom: ${space.s2};
`;

/** What folds, as far below the first paragraph as if it were in one piece with it. */
const rest = css`
  & > :not(* + *) {
    margin-top: ${space.s2};
  }
  & > h3:not(* + *) {
    margin-top: ${space.s4};
  }
`;

/** The first paragraph, with the headings above it; a text that begins with a list or quotation has none. */
const FIRST = /^(?:<h\d[^>]*>.*?<\/h\d>\s*)*<p>.*?<\/p>\s*/s;

interface Props {
  /** HTML made at build from Markdown without raw HTML (src/markdown/render.ts). */
  html: string;
  /** Words that unfold on a phone what follows the first paragraph; without them nothing folds. */
  fold?: string | null;
}

/** Running text of the content model. */
export function RichText({ html, fold }: Props) {
  const [inSight = ""] = FIRST.exec(html) ?? [];
  const folded = html.slice(inSight.length);
  if (!fold || !folded) {
    return <div css={proseStyle} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <>
      {inSight && <div css={[proseStyle, first]} dangerouslySetInnerHTML={{ __html: inSight }} />}
      <Fold label={fold}>
        <div css={[proseStyle, rest]} dangerouslySetInnerHTML={{ __html: folded }} />
      </Fold>
    </>
  );
}
