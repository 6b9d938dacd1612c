/**
 * Tokens in copy: `{phone}`, `{prijs.traject}`. Their values come from data/site.json and data/facts.json, so that each
 * fact is written once; the language of the page decides how figures are written.
 */

export type Language = "nl" | "en";

/** Text of every token, by language. */
export type TokenTable = ReadonlyMap<string, Readonly<Record<Language, string>>>;

const TOKEN = /\{([a-zA-Z][\w.]*)\}/g;

/** The tokens of a text, such as `{prijs.traject}`, in order. */
export const tokensIn = (text: string) =>
  [...text.matchAll(TOKEN)].map(({ 0: raw, 1: name = "", index }) => ({ raw, name, index }));

export type TokenUse = ReturnType<typeof tokensIn>[number];

/** Fills in the tokens of a text; unknown tokens stay as written (the content check reports them). */
export const interpolate = (text: string, table: TokenTable, language: Language): string =>
  text.replace(TOKEN, (raw, name: string) => table.get(name)?.[language] ?? raw);
