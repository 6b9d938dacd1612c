/** A link in Markdown, with the offset of its address. */
export interface MarkdownLink {
  href: string;
  offset: number;
}

const blank = (text: string): string => text.replace(/[^\n]/g, " ");

const FENCE = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\1[ \t]*$/gm;
const CODE_SPAN = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\1(?!`)/g;
const ESCAPED = /\\[^\n\w\s]/g;

/**
 * Replaces code and escaped characters by spaces, so that the rest can be searched for markup; offsets stay the same.
 */
export const maskCode = (text: string): string =>
  text.replace(FENCE, blank).replace(CODE_SPAN, blank).replace(ESCAPED, blank);

const INLINE_LINK = /\]\(\s*<?((?:[^\s()<>]|\([^\s()]*\))*)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/g;
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:[ \t]*<?([^\s>]+)/gm;

/** The addresses of `[text](address)` and `[name]: address`, in order of kind; `text` has its code masked. */
export const markdownLinks = (text: string): MarkdownLink[] =>
  [INLINE_LINK, DEFINITION].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const href = match[1] ?? "";
      return { href, offset: match.index + match[0].indexOf(href, match[0].search(/[:(]/)) };
    }),
  );

const IMAGE = /!\[[^\]\n]*\]/g;

/** Offsets of pictures in running text, which the site does not show; `text` has its code masked. */
export const markdownImages = (text: string): number[] => [...text.matchAll(IMAGE)].map(({ index }) => index);

const HEADING = /^ {0,3}(#{1,6})[ \t]/gm;

/** Offsets of headings above a level: `## Kop` is above level 3. */
export const headingsAbove = (text: string, level: number): number[] =>
  [...text.matchAll(HEADING)].filter((match) => (match[1] ?? "").length < level).map(({ index }) => index);
