import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, space, width } from "../styles/tokens";
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
  & h3 + * {
    margin-top: ${space.s1};
  }
  & ul {
    padding-left: 1.25em;
    list-style: disc;
  }
  & ol {
    padding-left: 2em;
    list-style: decimal;
  }
  & li + li {
    margin-top: ${space.s1};
  }
  & li::marker {
    color: ${color.action};
    font-weight: 600;
  }
`;

/** On these screens two or more paragraphs or lists, or what a phone folds, in two columns; headings stay with text. */
export const textColumns = (screens: string) => css`
  ${screens} {
    &:has(:is(p, ul, ol) ~ :is(p, ul, ol), * + details) {
      columns: 2;
      column-gap: clamp(${space.s4}, 5vw, ${space.s8});
      & > div {
        max-width: none;
      }
    }
    & :is(h3, li, h3 + ul, h3 + ol, :is(ul, ol):not(:has(:nth-child(4)))) {
      break-inside: avoid;
    }
    ${media.desktop} {
      & p {
        break-inside: avoid;
      }
    }
    & :is(h3, li:first-child, li:nth-last-child(2), p:has(+ ul, + ol)) {
      break-after: avoid;
    }
  }
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

/** The first paragraph of a text, and what follows it. */
export const firstAndRest = (html: string): [string, string] => {
  const [inSight = ""] = FIRST.exec(html) ?? [];
  return [inSight, html.slice(inSight.length)];
};

interface Props {
  /** HTML made at build from Markdown without raw HTML (src/content/markdown/render.ts). */
  html: string;
  /** Text of the fold, on a phone, around all but the first paragraph; without it nothing folds. */
  collapseLabel?: string | null;
}

/** Running text of the content model. */
export function RichText({ html, collapseLabel }: Props) {
  const [inSight, folded] = firstAndRest(html);
  if (!collapseLabel || !folded) {
    return <div css={proseStyle} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <>
      {inSight && <div css={[proseStyle, { marginBottom: space.s2 }]} dangerouslySetInnerHTML={{ __html: inSight }} />}
      <Fold label={collapseLabel}>
        <div css={[proseStyle, rest]} dangerouslySetInnerHTML={{ __html: folded }} />
      </Fold>
    </>
  );
}
