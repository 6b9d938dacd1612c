/**
 * Tokens in copy: `{phone}`, `{prijs.traject}`, with the suffix `:en` for English notation.
 * They resolve from data/site.json and data/facts.json, so that a fact is written in exactly one place.
 */

import { type OpeningHours, openingHoursText } from "./opening-hours";

/** A fact as it stands in data/facts.json (content model `Fact`). */
export interface FactEntry {
  token: string;
  value?: number | string | undefined;
  difference?: readonly [string, string] | undefined;
  roundTo?: number | undefined;
  format: "euro" | "number" | "percent" | "year" | "text";
}

/** The settings of data/site.json that copy may use. */
export interface SiteEntry {
  name: string;
  shortName: string;
  phone: string;
  email: string;
  foundingYear: number;
  copyrightYear: number;
  openingHours: OpeningHours;
  address: { street: string; postalCode: string; city: string };
  links: Readonly<Record<string, string>>;
}

/** Written form of every token, Dutch and English. */
export type TokenTable = ReadonlyMap<string, { nl: string; en: string }>;

/** A token found in a text. */
export interface TokenUse {
  /** The token as written, with braces. */
  raw: string;
  /** Name without braces and suffix. */
  name: string;
  /** Offset in the text. */
  index: number;
}

const TOKEN = /\{([a-zA-Z][\w.]*)(:en)?\}/g;

const LOCALES = { nl: "nl-NL", en: "en-GB" } as const;
type Locale = keyof typeof LOCALES;

const formatFact = (value: number | string, format: FactEntry["format"], locale: Locale): string => {
  if (typeof value === "string" || format === "text" || format === "year") {
    return String(value);
  }
  switch (format) {
    case "euro":
      return new Intl.NumberFormat(LOCALES[locale], {
        style: "currency",
        currency: "EUR",
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      }).format(value);
    case "percent":
      return `${value}%`;
    case "number":
      return new Intl.NumberFormat(LOCALES[locale]).format(value);
  }
};

/**
 * Figure of a fact; derived facts are the difference of two others, rounded down to `roundTo`.
 *
 * @returns undefined when the fact or one that it derives from is missing or no number
 */
export const factValue = (fact: FactEntry, facts: ReadonlyMap<string, FactEntry>): number | string | undefined => {
  if (!fact.difference) {
    return fact.value;
  }
  const [minuend, subtrahend] = fact.difference.map((token) => facts.get(token)?.value);
  if (typeof minuend !== "number" || typeof subtrahend !== "number") {
    return undefined;
  }
  const step = fact.roundTo ?? 1;
  return Math.floor((minuend - subtrahend) / step) * step;
};

const siteTokens = (site: SiteEntry): [string, string][] => [
  ["name", site.name],
  ["shortName", site.shortName],
  ["phone", site.phone],
  ["email", site.email],
  ["foundingYear", String(site.foundingYear)],
  ["copyrightYear", String(site.copyrightYear)],
  ["city", site.address.city],
  ["address", `${site.address.street}, ${site.address.postalCode} ${site.address.city}`],
  ...Object.entries(site.links).map(([key, url]): [string, string] => [`links.${key}`, url]),
];

/** Table of every token of the site. */
export const buildTokenTable = (site: SiteEntry, facts: readonly FactEntry[]): TokenTable => {
  const byToken = new Map(facts.map((fact) => [fact.token, fact]));
  const table = new Map(siteTokens(site).map(([name, text]) => [name, { nl: text, en: text }]));
  table.set("openingHours", {
    nl: openingHoursText(site.openingHours, "nl"),
    en: openingHoursText(site.openingHours, "en"),
  });
  for (const fact of facts) {
    const value = factValue(fact, byToken);
    if (value !== undefined) {
      table.set(fact.token, { nl: formatFact(value, fact.format, "nl"), en: formatFact(value, fact.format, "en") });
    }
  }
  return table;
};

/** The tokens that a text uses, in order. */
export const tokensIn = (text: string): TokenUse[] =>
  [...text.matchAll(TOKEN)].map((match) => ({ raw: match[0], name: match[1] ?? "", index: match.index }));

/** Whether a text may hold a token; cheap test before the table is fetched. */
export const mayHoldToken = (text: string): boolean => text.includes("{");

/** Fills in the tokens of a text; unknown tokens stay as written (the content check reports them). */
export const interpolate = (text: string, table: TokenTable): string =>
  text.replace(TOKEN, (raw, name: string, english: string | undefined) => {
    const entry = table.get(name);
    return entry ? entry[english ? "en" : "nl"] : raw;
  });
