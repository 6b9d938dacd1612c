import { SiteSettings } from "../content-model/site";
import { DAYS } from "../lib/opening-hours";
import { buildTokenTable, type FactEntry, type SiteEntry, type TokenTable } from "../lib/tokens";
import type { Entry } from "./document";
import { record } from "./record";
import { unwrap } from "./walk";

/** The tokens that copy may use. */
export interface TokenSource {
  /** Text of every token that could be made. */
  table: TokenTable;
  /** Every declared name, also of tokens whose own entry is wrong: those are reported there, once. */
  names: ReadonlySet<string>;
  /** The names that come from data/site.json. */
  siteNames: ReadonlySet<string>;
  /** Whether the files with the tokens could be read; if not, no token counts as unknown. */
  complete: boolean;
}

/** The content types from which tokens come; their own texts hold none. */
export const TOKEN_TYPES: ReadonlySet<string> = new Set(["SiteSettings", "Fact"]);

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The settings as far as they are right; the check of data/site.json reports the rest. */
const siteOf = (value: unknown): SiteEntry => {
  const site = record(value);
  const address = record(site.address);
  const hours = record(site.openingHours);
  return {
    name: text(site.name),
    shortName: text(site.shortName),
    phone: text(site.phone),
    email: text(site.email),
    foundingYear: number(site.foundingYear),
    copyrightYear: number(site.copyrightYear),
    openingHours: {
      days: DAYS.filter((day) => Array.isArray(hours.days) && hours.days.includes(day)),
      opens: text(hours.opens),
      closes: text(hours.closes),
    },
    address: { street: text(address.street), postalCode: text(address.postalCode), city: text(address.city) },
    links: Object.fromEntries(Object.entries(record(site.links)).map(([key, url]) => [key, text(url)])),
  };
};

const isFact = (value: unknown): value is FactEntry => typeof record(value).token === "string";

const LINK_TOKENS = Object.keys(record((unwrap(SiteSettings.shape.links) as { shape?: unknown }).shape)).map(
  (key) => `links.${key}`,
);

/** Makes the tokens from the entries of data/site.json and data/facts.json, however incomplete. */
export const tokenSource = (entries: readonly Entry[]): TokenSource => {
  const settings = entries.find(({ type }) => type.name === "SiteSettings");
  const facts = entries.filter(({ type }) => type.name === "Fact");
  const usable = facts.map(({ value }) => value).filter(isFact);
  const site = siteOf(settings?.value);
  const siteNames = new Set([...buildTokenTable(site, []).keys(), ...LINK_TOKENS]);
  const table = buildTokenTable(site, usable);
  return {
    table: new Map([...table].filter(([, { nl }]) => nl !== "")),
    names: new Set([...siteNames, ...usable.map(({ token }) => token)]),
    siteNames,
    complete:
      settings !== undefined && facts.length > 0 && ![settings, ...facts].some(({ document }) => document.broken),
  };
};
