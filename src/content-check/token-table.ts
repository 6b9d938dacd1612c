import type { z } from "zod";
import { type Fact as FactSchema, SiteSettings } from "../content-model/site";
import { euros } from "../lib/euros";
import { DAYS, openingHoursText } from "../lib/opening-hours";
import type { Language, TokenTable } from "../lib/tokens";
import { record } from "./record";

/** A fact as it stands in data/facts.json. */
export type Fact = z.infer<typeof FactSchema>;

const LOCALES: Readonly<Record<Language, string>> = { nl: "nl-NL", en: "en-GB" };

const formatFact = (value: number | string, format: Fact["format"], language: Language): string => {
  if (typeof value === "string" || format === "text" || format === "year") {
    return String(value);
  }
  switch (format) {
    case "euro":
      return euros(value, LOCALES[language]);
    case "percent":
      return `${value}%`;
    case "number":
      return new Intl.NumberFormat(LOCALES[language]).format(value);
  }
};

/**
 * Figure of a fact; derived facts are the difference of two others, rounded down to `roundTo`.
 *
 * @returns undefined when the fact or one that it derives from is missing or no number
 */
export const factValue = (fact: Fact, facts: ReadonlyMap<string, Fact>): number | string | undefined => {
  if (!Array.isArray(fact.difference)) {
    return fact.value;
  }
  const [minuend, subtrahend] = fact.difference.map((token) => facts.get(token)?.value);
  if (typeof minuend !== "number" || typeof subtrahend !== "number") {
    return undefined;
  }
  const step = fact.roundTo ?? 1;
  return Math.floor((minuend - subtrahend) / step) * step;
};

const isFact = (value: unknown): value is Fact => typeof record(value).token === "string";

/** Facts by token; what is none is left out. */
export const factsByToken = (facts: Iterable<unknown>): Map<string, Fact> =>
  new Map([...facts].filter(isFact).map((fact) => [fact.token, fact]));

const hoursIn = (hours: Readonly<Record<string, unknown>>, language: Language): string => {
  const { days, opens, closes } = hours;
  return Array.isArray(days) && typeof opens === "string" && typeof closes === "string"
    ? openingHoursText({ days: DAYS.filter((day) => days.includes(day)), opens, closes }, language)
    : "";
};

type Settings = Readonly<Record<string, unknown>>;

/** Words that stay on one line: a phone number, a postal code. */
const unbroken = (text: unknown): unknown => (typeof text === "string" ? text.replaceAll(" ", "\u00a0") : text);

const address = (settings: Settings): string => {
  const { street, postalCode, city } = record(settings.address);
  return street && postalCode && city ? `${street}, ${unbroken(postalCode)} ${city}` : "";
};

const PLAIN = ["name", "shortName", "email", "foundingYear", "copyrightYear"] as const;

/** A setting that fits its field; where it does not, the links that it would break are no news. */
const sound = (settings: Settings, name: (typeof PLAIN)[number] | "phone"): unknown =>
  SiteSettings.shape[name].safeParse(settings[name]).success ? settings[name] : undefined;

/** The tokens of data/site.json whose names do not depend on it, with how each is written. */
const SITE_TOKENS: Readonly<Record<string, (settings: Settings, language: Language) => unknown>> = {
  ...Object.fromEntries(PLAIN.map((name) => [name, (settings: Settings) => sound(settings, name)])),
  phone: (settings) => unbroken(sound(settings, "phone")),
  city: (settings) => record(settings.address).city,
  address,
  ...Object.fromEntries(
    Object.keys(SiteSettings.shape.links.shape).map((key) => [
      `links.${key}`,
      ({ links }: Settings) => record(links)[key],
    ]),
  ),
  openingHours: ({ openingHours }, language) => hoursIn(record(openingHours), language),
};

/** Names of the tokens that come from data/site.json. */
export const SITE_TOKEN_NAMES: ReadonlySet<string> = new Set(Object.keys(SITE_TOKENS));

/**
 * Table of every token of the site. Settings and facts need not be sound: what cannot be written is left out, and the
 * check of their own files says why.
 *
 * @param settings data/site.json
 * @param facts the entries of data/facts.json
 */
export const buildTokenTable = (settings: unknown, facts: Iterable<unknown>): TokenTable => {
  const site = record(settings);
  const byToken = factsByToken(facts);
  const bySource = (language: Language, name: string): unknown => {
    const fact = byToken.get(name);
    if (!fact) {
      return SITE_TOKENS[name]?.(site, language);
    }
    const value = factValue(fact, byToken);
    return value === undefined ? undefined : formatFact(value, fact.format, language);
  };
  const written = (language: Language, name: string) => String(bySource(language, name) ?? "");
  return new Map(
    [...SITE_TOKEN_NAMES, ...byToken.keys()]
      .map((name) => [name, { nl: written("nl", name), en: written("en", name) }] as const)
      .filter(([, { nl }]) => nl !== ""),
  );
};
