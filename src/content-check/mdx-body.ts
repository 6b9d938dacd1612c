import { type TokenUse, tokensIn } from "../lib/tokens";
import { quote } from "./dutch";
import { headingsAbove, type MarkdownLink, markdownImages, markdownLinks, maskCode } from "./markdown-text";
import { scanTags, type TagProblem, type TagUse } from "./mdx-tags";

/** The prose of an MDX file; all offsets count from the start of the file. */
export interface MdxBody {
  /** Offset of the first character after the frontmatter. */
  start: number;
  text: string;
  /** The tokens outside attributes. */
  tokens: TokenUse[];
  links: MarkdownLink[];
  /** Opening and closing tags, in order. */
  tags: TagUse[];
  problems: TagProblem[];
}

const ESM = /(?:^\s*|\n[ \t]*\n)((?:import|export)\b(?=[ \t]+[\w{*"'])[^\n]*)/g;
const BRACES = /\{[^{}]*\}|[{}]/g;

/** Replaces parts of a text by spaces; the parts are in order. */
export const blankParts = (text: string, parts: readonly { offset: number; length: number }[]): string => {
  const kept: string[] = [];
  let end = 0;
  for (const { offset, length } of parts) {
    kept.push(text.slice(end, offset), text.slice(offset, offset + length).replace(/[^\n]/g, " "));
    end = offset + length;
  }
  return [...kept, text.slice(end)].join("");
};

const expressionProblems = (text: string): TagProblem[] =>
  [...text.matchAll(BRACES)].map((match) => ({
    offset: match.index,
    message:
      match[0].length > 1
        ? `${quote(match[0])} is geen token; toegestaan: een naam tussen accolades, zoals {phone} of {prijs.traject}`
        : `losse accolade ${quote(match[0])}; toegestaan: een token zoals {phone}`,
  }));

const markupProblems = (text: string): TagProblem[] => [
  ...[...text.matchAll(ESM)].map((match) => ({
    offset: match.index + match[0].indexOf(match[1] ?? ""),
    message: "import en export zijn niet toegestaan; alle componenten zijn er vanzelf",
  })),
  ...markdownImages(text).map((offset) => ({
    offset,
    message: "een afbeelding in lopende tekst is niet toegestaan; gebruik een blok met het veld image",
  })),
  ...headingsAbove(text, 2).map((offset) => ({
    offset,
    message: "kop van niveau 1; toegestaan: tussenkoppen vanaf ##, want de titel is al de hoofdkop",
  })),
];

/**
 * Reads the prose of an MDX file: tokens, links, components and what may not stand in it.
 *
 * @param text the file without its frontmatter
 * @param start offset of `text` in the file
 */
export const parseBody = (text: string, start: number): MdxBody => {
  const masked = maskCode(text);
  const { tags, problems } = scanTags(masked);
  const prose = blankParts(masked, tags);
  const tokens = tokensIn(prose);
  const bare = blankParts(
    prose,
    tokens.map(({ index, raw }) => ({ offset: index, length: raw.length })),
  );
  const shift = <T extends { offset: number }>(item: T): T => ({ ...item, offset: item.offset + start });
  return {
    start,
    text,
    tokens: tokens.map((token) => ({ ...token, index: token.index + start })),
    links: markdownLinks(prose).map(shift),
    tags: tags.map((tag) => ({ ...shift(tag), attributes: tag.attributes.map(shift) })),
    problems: [...problems, ...expressionProblems(bare), ...markupProblems(prose)].map(shift),
  };
};

/** The components and elements of prose, each once. */
export const openTags = (body: MdxBody | undefined): TagUse[] =>
  (body?.tags ?? []).filter(({ kind }) => kind === "open");
