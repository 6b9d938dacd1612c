import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { buildTokenTable, factsByToken, figureOf as figureFrom } from "../../../src/content/check/token-table";
import { euros as eurosIn } from "../../../src/lib/euros";
import { cityPath } from "../../../src/lib/paths";
import { ROOT } from "./root";

/** A page as written in its file, with tokens. */
export interface WrittenPage {
  path: string;
  kind: "page" | "city" | "article" | "legal";
  language?: string;
  robots?: string;
  draft?: boolean;
  structuredData?: readonly string[];
  sections?: readonly { readonly type: string }[];
  /** Only of articles: day of publication, and minutes. */
  date?: string;
  readingTime?: number;
  /** All its texts, with Markdown and tokens. */
  texts: readonly string[];
}

/** A token in copy; the first group is its name. */
export const TOKEN = /\{([a-z][\w.]*)\}/gi;

const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

export const dataOf = (file: string) => JSON.parse(read(`data/${file}`));

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:json|mdx)$/.test(file),
  );

/** Fields with what a page shows once its form was sent. */
const SHOWN_LATER = /^(?:done|notice)/;

/** All texts in a value from JSON, at any depth, that a page shows as it comes. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") {
    return [value];
  }
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, item]) => (SHOWN_LATER.test(key) ? [] : textsIn(item)))
    : [];
};

const cities = filesIn("data/cities").map((file) => dataOf(`cities/${file}`));

/** Names of the cities in alphabetical order. */
export const cityNames: readonly string[] = cities
  .map(({ name }) => String(name))
  .sort((one, other) => one.localeCompare(other, "nl"));

const mdxPages = (folder: string, kind: WrittenPage["kind"]): WrittenPage[] =>
  filesIn(folder).map((file) => {
    const [, frontmatter = "", body = ""] = read(`${folder}/${file}`).split(/^---$/m);
    return { ...parse(frontmatter), kind, texts: [body] };
  });

/** Source of every page, by address. */
export const written: ReadonlyMap<string, WrittenPage> = new Map(
  [
    ...filesIn("data/pages").map((file): WrittenPage => {
      const page = dataOf(`pages/${file}`);
      return { ...page, kind: "page", texts: textsIn(page.sections) };
    }),
    ...cities.map(
      (city): WrittenPage => ({ path: cityPath(city.slug), kind: "city", texts: textsIn({ ...city, seo: undefined }) }),
    ),
    ...mdxPages("content/articles", "article"),
    ...mdxPages("content/legal", "legal"),
  ]
    .filter(({ draft }) => !draft)
    .map((page) => [page.path, page]),
);

/** Addresses of the pages with a section of this type. */
export const pathsWithSection = (type: string): string[] =>
  [...written.values()]
    .filter(({ sections }) => sections?.some((section) => section.type === type))
    .map((page) => page.path);

export const pathsOfKind = (kind: WrittenPage["kind"]): string[] =>
  [...written.values()].filter((page) => page.kind === kind).map((page) => page.path);

export const site = dataOf("site.json");

const facts = factsByToken(dataOf("facts.json"));
const table = buildTokenTable(site, facts.values());

/** Figure of a fact, if it exists. */
export const figureOf = (token: string) => figureFrom(token, facts);

export const derivedTokens = [...facts.values()].flatMap(({ token, sum }) => (sum ? [token] : []));

/** An amount in euros in a language, with plain spaces. */
export const euros = (amount: number, language: string): string =>
  eurosIn(amount, language === "en" ? "en-GB" : "nl-NL").replace(/\s/gu, " ");

/** Text of a token or setting in a language, with plain spaces; undefined for an unknown one. */
export const shown = (token: string, language: string): string | undefined =>
  (table.get(token)?.[language === "en" ? "en" : "nl"] ?? (site[token] as string | undefined))?.replace(/\s/gu, " ");
