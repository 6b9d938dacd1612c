/**
 * Tokens in copy: `{phone}`, `{prijs.traject}`. They resolve from data/site.json and data/facts.json, so that a fact is
 * written in exactly one place; the language of the page decides how figures are written.
 */

/** Language of a page. */
export type Language = "nl" | "en";

/** Written form of every token, by language. */
export type TokenTable = ReadonlyMap<string, Readonly<Record<Language, string>>>;

/** A token found in a text. */
export interface TokenUse {
  /** The token as written, with braces. */
  raw: string;
  /** Name without braces. */
  name: string;
  /** What stands after the name and does not belong there, such as `:en`. */
  suffix?: string;
  /** Offset in the text. */
  index: number;
}

const TOKEN = /\{([a-zA-Z][\w.]*)(:\w+)?\}/g;

/** The tokens that a text uses, in order. */
export const tokensIn = (text: string): TokenUse[] =>
  [...text.matchAll(TOKEN)].map(({ 0: raw, 1: name = "", 2: suffix, index }) => ({
    raw,
    name,
    index,
    ...(suffix && { suffix }),
  }));

/** Whether a text may hold a token; cheap test before the table is fetched. */
export const mayHoldToken = (text: string): boolean => text.includes("{");

/** Fills in the tokens of a text; unknown tokens stay as written (the content check reports them). */
export const interpolate = (text: string, table: TokenTable, language: Language): string =>
  text.replace(TOKEN, (raw, name: string, suffix?: string) => (suffix ? raw : (table.get(name)?.[language] ?? raw)));
