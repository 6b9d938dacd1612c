import type { Language } from "../../lib/tokens";

const languages = new WeakMap<object, Language>();

/** Language of an object of a query: its own field `language`, else that of its parent, else Dutch. */
export const languageOf = (source: object): Language => {
  const own = "language" in source ? source.language : undefined;
  return own === "nl" || own === "en" ? own : (languages.get(source) ?? "nl");
};

/** Language of what stands around an object, whatever its own. */
export const languageAround = (source: object): Language => languages.get(source) ?? languageOf(source);

/** Passes the language of an object on to the objects in one of its fields. */
export const passLanguage = (source: object, value: unknown): void => {
  for (const item of Array.isArray(value) ? value : [value]) {
    if (typeof item === "object" && item !== null) {
      languages.set(item, languageOf(source));
    }
  }
};
