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

/**
 * Takes the rules that every page has (typography, header, footer, buttons) out of the pages, a fifth of each page's
 * HTML, into one style sheet, which browsers keep from page to page. Each page links it and has only its other rules
 * within.
 * @param pages HTML of pages that Gatsby rendered, by file
 * @returns the pages, and the style sheet, named after its content, unless no rule is on every page
 */
export const shareStyles = (pages: ReadonlyMap<string, string>): Map<string, string> => {
  const rules = new Map([...pages].map(([file, html]) => [file, rulesOf(html)]));
  const [first = [], ...others] = [...rules.values()].map((list) => new Set(list));
  const shared = new Set([...first].filter((rule) => others.every((other) => other.has(rule))));
  const css = [...shared].join("");
  const sheet = `styles-${createHash("sha256").update(css).digest("hex").slice(0, HASH_LENGTH)}.css`;
  const link = css && `<link rel="stylesheet" data-emotion="css" href="/${sheet}">`;
  const styleOf = (file: string): string => {
    const own = rules.get(file)?.filter((rule) => !shared.has(rule)) ?? [];
    return `${link}<style data-emotion="css">${own.join("")}</style>`;
  };
  const linked = new Map([...pages].map(([file, html]) => [file, html.replace(STYLE, () => styleOf(file))]));
  return css ? linked.set(sheet, css) : linked;
};
