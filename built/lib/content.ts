import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { openingHoursText } from "../../src/lib/opening-hours";
import { cityPath } from "../../src/lib/paths";
import { ROOT } from "./root";

/** A page as it stands in its file, with its tokens. */
export interface WrittenPage {
  path: string;
  kind: "page" | "city" | "article" | "legal";
  language?: string;
  robots?: string;
  structuredData?: readonly string[];
  sections?: readonly { readonly type: string }[];
  /** Of an article: day of publication, and minutes. */
  date?: string;
  readingTime?: number;
  /** Everything that is written of it, with Markdown and tokens. */
  texts: readonly string[];
}

/** A token as it is written in copy; the first group is its name. */
export const TOKEN = /\{([a-z][\w.]*)\}/gi;

interface Fact {
  token: string;
  value?: number | string;
  difference?: readonly [string, string];
  roundTo?: number;
  format: "euro" | "number" | "percent" | "year" | "text";
}

/** A file of the project as text. */
export const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** A file of data/, as it stands there. */
export const dataOf = (file: string) => JSON.parse(read(`data/${file}`));

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:json|mdx)$/.test(file),
  );

/** All texts in a value from JSON, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") {
    return [value];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const cities = filesIn("data/cities").map((file) => dataOf(`cities/${file}`));

/** Names of the cities in the order of the alphabet. */
export const cityNames: readonly string[] = cities
  .map(({ name }) => String(name))
  .sort((one, other) => one.localeCompare(other, "nl"));

const mdxPages = (folder: string, kind: WrittenPage["kind"]): WrittenPage[] =>
  filesIn(folder).map((file) => {
    const [, frontmatter = "", body = ""] = read(`${folder}/${file}`).split(/^---$/m);
    return { ...parse(frontmatter), kind, texts: [body] };
  });

/** What data/ and content/ say of every page, by address. */
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
  ].map((page) => [page.path, page]),
);

/** Addresses of the pages with a section of this type. */
export const pathsWithSection = (type: string): string[] =>
  [...written.values()]
    .filter(({ sections }) => sections?.some((section) => section.type === type))
    .map((page) => page.path);

/** Addresses of the pages of a kind. */
export const pathsOfKind = (kind: WrittenPage["kind"]): string[] =>
  [...written.values()].filter((page) => page.kind === kind).map((page) => page.path);

/** The settings of the site. */
export const site = dataOf("site.json");

const facts = new Map((dataOf("facts.json") as Fact[]).map((fact) => [fact.token, fact]));

/** Figure of a fact; one that is derived is worked out here anew: a difference, rounded down. */
export const figureOf = (token: string): number | string => {
  const fact = facts.get(token);
  if (fact?.value !== undefined) {
    return fact.value;
  }
  const [whole = 0, part = 0] = (fact?.difference ?? []).map((name) => Number(figureOf(name)));
  const step = fact?.roundTo ?? 1;
  return Math.floor((whole - part) / step) * step;
};

/** Derived facts, by token. */
export const derivedTokens = [...facts.values()].flatMap(({ token, difference }) => (difference ? [token] : []));

/** An amount in euros as a page in this language shows it, with plain spaces. */
export const euros = (amount: number, language: string): string =>
  new Intl.NumberFormat(language === "en" ? "en-GB" : "nl-NL", {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  })
    .format(amount)
    .replace(/\s/gu, " ");

const ownTokens = (language: "nl" | "en"): Record<string, string> => ({
  ...site,
  ...Object.fromEntries(Object.entries(site.links).map(([name, url]) => [`links.${name}`, url])),
  city: site.address.city,
  address: `${site.address.street}, ${site.address.postalCode} ${site.address.city}`,
  openingHours: openingHoursText(site.openingHours, language),
});

/** How a token reads on a page in this language, with plain spaces; undefined for an unknown one. */
export const shown = (token: string, language: string): string | undefined => {
  const fact = facts.get(token);
  if (!fact) {
    const own = ownTokens(language === "en" ? "en" : "nl")[token];
    return own === undefined ? undefined : String(own).replace(/\s/gu, " ");
  }
  const figure = figureOf(token);
  if (typeof figure === "string" || fact.format === "text" || fact.format === "year") {
    return String(figure);
  }
  if (fact.format === "euro") {
    return euros(figure, language);
  }
  return fact.format === "percent"
    ? `${figure}%`
    : new Intl.NumberFormat(language === "en" ? "en-GB" : "nl-NL").format(figure);
};

/** A text with its tokens filled in, as a page in this language shows it; unknown ones stay. */
export const filled = (text: string, language: string): string =>
  text.replace(TOKEN, (written: string, name: string) => shown(name, language) ?? written);
