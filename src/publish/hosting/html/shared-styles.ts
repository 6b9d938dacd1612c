import { createHash } from "node:crypto";
import { parse } from "css-tree";

/** The one style element of a page, as src/app/render-page writes it. */
const STYLE = /<style data-emotion="css">([^<]*)<\/style>/;

const HASH_LENGTH = 10;

/** The style sheet of all pages. */
export interface SharedStyles {
  /** Deployed file, named after its content. */
  file: string;
  css: string;
  rules: ReadonlySet<string>;
}

/** Top-level rules of a page in order, as they are written. */
const rulesOf = (html: string): string[] => {
  const [, css = ""] = STYLE.exec(html) ?? [];
  const sheet = parse(css, { positions: true, parseRulePrelude: false, parseAtrulePrelude: false, parseValue: false });
  return sheet.type === "StyleSheet"
    ? sheet.children.toArray().map(({ loc }) => css.slice(loc?.start.offset, loc?.end.offset))
    : [];
};

/**
 * The rules that every page has (typography, header, footer, buttons) as one style sheet, a fifth of each page's HTML,
 * which browsers keep from page to page.
 * @param pages HTML of pages that Gatsby rendered
 */
export const sharedStyles = (pages: Iterable<string>): SharedStyles => {
  let rules: Set<string> | undefined;
  for (const html of pages) {
    const own: Set<string> = new Set(rulesOf(html));
    rules = rules ? new Set([...rules].filter((rule) => own.has(rule))) : own;
  }
  const css = [...(rules ?? [])].join("");
  const hash = createHash("sha256").update(css).digest("hex").slice(0, HASH_LENGTH);
  return { file: `styles-${hash}.css`, css, rules: rules ?? new Set() };
};

/** A page that links the shared style sheet and has only its other rules within. */
export const withSharedStyles = (html: string, { file, rules }: SharedStyles): string => {
  if (rules.size === 0) {
    return html;
  }
  const own = rulesOf(html).filter((rule) => !rules.has(rule));
  return html.replace(
    STYLE,
    () => `<link rel="stylesheet" data-emotion="css" href="/${file}"><style data-emotion="css">${own.join("")}</style>`,
  );
};
