import type { z } from "zod";
import { euros } from "../../lib/euros";
import { interpolate, type Language, type TokenTable } from "../../lib/tokens";
import { type Fact as FactSchema, SiteSettings } from "../model/site";
import { asObject } from "./as-object";
import { openingHoursText } from "./opening-hours";

/** An entry of data/facts.json. */
export type Fact = z.input<typeof FactSchema>;

const LOCALES: Readonly<Record<Language, string>> = { nl: "nl-NL", en: "en-GB" };

const formatFact = (value: number | string, format: Fact["format"], language: Language): string => {
  if (typeof value === "string" || format === "text" || format === "year") {
    return String(value);
  }
  const locale = LOCALES[language];
  return format === "euro"
    ? euros(value, locale)
    : `${new Intl.NumberFormat(locale).format(value)}${format === "percent" ? "%" : ""}`;
};

/** The tokens that are multiplied in a term of a sum, which may begin with a minus. */
export const factorsOf = (term: string): string[] =>
  term
    .replace(/^-/, "")
    .split("*")
    .map((token) => token.trim());

/**
 * Figure of a fact, by its token: its own, or a sum of products of others, rounded down to `roundTo`; a fact that
 * depends on itself has none.
 * @returns undefined if the fact or one that it derives from is missing or not a number
 */
export const figureOf = (token: string, facts: ReadonlyMap<string, Fact>): number | string | undefined => {
  const { value, sum, roundTo = 0.01, format } = facts.get(token) ?? {};
  if (!Array.isArray(sum)) {
    return value;
  }
  const others = new Map([...facts].filter(([name]) => name !== token));
  const factor = (name: string): number => {
    const figure = figureOf(name, others);
    return typeof figure === "number" ? figure / (others.get(name)?.format === "percent" ? 100 : 1) : Number.NaN;
  };
  // A sum of percentages is a percentage: a hundred times what it comes to.
  const whole = format === "percent" ? 10_000 : 100;
  const cents = sum.map(String).reduce((total, term) => {
    const product = factorsOf(term).reduce((result, token) => result * factor(token), whole);
    return term.startsWith("-") ? total - product : total + product;
  }, 0);
  const step = 100 * roundTo;
  return Number.isNaN(cents) ? undefined : (Math.floor(Math.round(cents) / step) * step) / 100;
};

const isFact = (value: unknown): value is Fact => typeof asObject(value).token === "string";

/** Facts by token; invalid entries are skipped. */
export const factsByToken = (facts: Iterable<unknown>): Map<string, Fact> =>
  new Map([...facts].filter(isFact).map((fact) => [fact.token, fact]));

type Settings = Readonly<Record<string, unknown>>;

/** Keeps words on one line, such as a phone number. */
const unbroken = (text: unknown): unknown => (typeof text === "string" ? text.replaceAll(" ", "\u00a0") : text);

const address = (settings: Settings): string => {
  const { street, postalCode, city } = asObject(settings.address);
  return street && postalCode && city ? `${street}, ${unbroken(postalCode)} ${city}` : "";
};

const PLAIN = ["name", "shortName", "email", "foundingYear", "copyrightYear"] as const;

/** The setting if it is valid, so that an invalid one does not break the links that use it. */
const sound = (settings: Settings, name: (typeof PLAIN)[number] | "phone"): unknown =>
  SiteSettings.shape[name].safeParse(settings[name]).success ? settings[name] : undefined;

const LINKS = Object.keys(SiteSettings.shape.links.shape);

/** The tokens with fixed names of data/site.json. */
const siteTokens = (settings: Settings, language: Language): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(PLAIN.map((name) => [name, sound(settings, name)])),
  phone: unbroken(sound(settings, "phone")),
  city: asObject(settings.address).city,
  address: address(settings),
  ...Object.fromEntries(LINKS.map((key) => [`links.${key}`, asObject(settings.links)[key]])),
  openingHours: openingHoursText(settings.openingHours, language),
});

/** Tokens of `data/site.json`, such as `phone`; the others are facts. */
export const SITE_TOKEN_NAMES: ReadonlySet<string> = new Set(Object.keys(siteTokens({}, "nl")));

/**
 * Table of every token of the site; invalid settings and facts are skipped. A fact in words may name figures: “meer dan
 * {succes.percentage}”.
 * @param settings data/site.json
 * @param facts the entries of data/facts.json
 */
export const buildTokenTable = (settings: unknown, facts: Iterable<unknown>): TokenTable => {
  const site = asObject(settings);
  const siteTexts = { nl: siteTokens(site, "nl"), en: siteTokens(site, "en") };
  const byToken = factsByToken(facts);
  const written = (language: Language, name: string): string => {
    const fact = byToken.get(name);
    const figure = figureOf(name, byToken);
    return fact === undefined || figure === undefined
      ? String(siteTexts[language][name] ?? "")
      : formatFact(figure, fact.format, language);
  };
  const table: TokenTable = new Map(
    [...SITE_TOKEN_NAMES, ...byToken.keys()]
      .map((name) => [name, { nl: written("nl", name), en: written("en", name) }] as const)
      .filter(([, { nl }]) => nl !== ""),
  );
  return new Map(
    [...table].map(([name, { nl, en }]) => [
      name,
      { nl: interpolate(nl, table, "nl"), en: interpolate(en, table, "en") },
    ]),
  );
};
