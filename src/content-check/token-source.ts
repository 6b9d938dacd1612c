import type { TokenTable } from "../lib/tokens";
import type { Entry } from "./document";
import { buildTokenTable, factsByToken, SITE_TOKEN_NAMES } from "./token-table";

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

/** Makes the tokens from the entries of data/site.json and data/facts.json, however incomplete. */
export const tokenSource = (entries: readonly Entry[]): TokenSource => {
  const settings = entries.find(({ type }) => type.name === "SiteSettings");
  const facts = entries.filter(({ type }) => type.name === "Fact");
  const values = facts.map(({ value }) => value);
  return {
    table: buildTokenTable(settings?.value, values),
    names: new Set([...SITE_TOKEN_NAMES, ...factsByToken(values).keys()]),
    siteNames: SITE_TOKEN_NAMES,
    complete:
      settings !== undefined && facts.length > 0 && ![settings, ...facts].some(({ document }) => document.broken),
  };
};
