import type { Language } from "../../lib/tokens";

const languages = new WeakMap<object, Language>();

/** Language of an object of a query: its own field `language`, else that of its parent, else Dutch. */
export const languageOf = (source: object): Language => {
  const own = "language" in source ? source.language : undefined;
  return own === "nl" || own === "en" ? own : (languages.get(source) ?? "nl");
};

/** Language of what stands around an object, whatever its own. */
export const languageAround = (source: object): Language => languages.get(source) ?? languageOf(source);

/** A value in the language of the object that has it in one of its fields. */
export const withLanguage = <T>(value: T, _context: unknown, language: Language): T => {
  if (typeof value === "object" && value !== null) {
    languages.set(value, language);
  }
  return value;
};
