import type { ContentPart } from "./part";
import { buildTokenTable, factsByToken, SITE_TOKEN_NAMES } from "./token-table";

/** The content types that declare tokens; their own texts contain none. */
export const TOKEN_TYPES: ReadonlySet<string> = new Set(["SiteSettings", "Fact"]);

/** The tokens that copy may use. */
export type TokenSource = ReturnType<typeof tokenSource>;

/** Makes the tokens from data/site.json and data/facts.json, valid or not. */
export const tokenSource = (entries: readonly ContentPart[]) => {
  const settings = entries.find(({ typeName }) => typeName === "SiteSettings");
  const facts = entries.filter(({ typeName }) => typeName === "Fact");
  const byToken = factsByToken(facts.map(({ value }) => value));
  return {
    table: buildTokenTable(settings?.value, byToken.values()),
    /** Every declared name, also of tokens with an invalid entry: that is reported once, there. */
    names: new Set([...SITE_TOKEN_NAMES, ...byToken.keys()]),
    /** The facts as they are written, by name. */
    facts: byToken,
    /** Whether the files with tokens could be read; if not, no token is reported as unknown. */
    complete:
      settings !== undefined && facts.length > 0 && ![settings, ...facts].some(({ document }) => document.broken),
  };
};
