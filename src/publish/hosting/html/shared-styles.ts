import { createHash } from "node:crypto";
import { parse } from "css-tree";

/** The one style element of a page, as src/app/render-page writes it. */
const STYLE = /<style data-emotion="css">([^<]*)<\/style>/;

const HASH_LENGTH = 10;

/** Top-level rules of a page in order, as they are written. */
const rulesOf = (html: string): string[] => {
  const [, css = ""] = STYLE.exec(html) ?? [];
  const sheet = parse(css, { positions: true, parseRulePrelude: false, parseAtrulePrelude: false, parseValue: false });
  return sheet.type === "StyleSheet"
    ? sheet.children.toArray().map(({ loc }) => css.slice(loc?.start.offset, loc?.end.offset))
    : [];
};

/** Pages that share a style sheet. */
export interface StyledPages {
  /** Deployed file of the style sheet, named after its content. */
  file: string;
  /** The rules that every page has; empty if there are none. */
  css: string;
  /** HTML of the pages, in their order: each links the style sheet and has only its other rules within. */
  pages: readonly string[];
}

/**
 * Takes the rules that every page has (typography, header, footer, buttons) out of the pages, a fifth of each page's
 * HTML, into one style sheet, which browsers keep from page to page.
 * @param pages HTML of pages that Gatsby rendered
 */
export const shareStyles = (pages: readonly string[]): StyledPages => {
  const all = pages.map(rulesOf);
  const [first = [], ...others] = all.map((rules) => new Set(rules));
  const shared = new Set([...first].filter((rule) => others.every((rules) => rules.has(rule))));
  const css = [...shared].join("");
  const file = `styles-${createHash("sha256").update(css).digest("hex").slice(0, HASH_LENGTH)}.css`;
  const link = css && `<link rel="stylesheet" data-emotion="css" href="/${file}">`;
  const styleOf = (rules: readonly string[] = []): string =>
    `${link}<style data-emotion="css">${rules.filter((rule) => !shared.has(rule)).join("")}</style>`;
  return { file, css, pages: pages.map((html, index) => html.replace(STYLE, () => styleOf(all[index]))) };
};
