import { nearest } from "./nearest";

/** Longest list of choices that a message writes out if a file has them too. */
const MAX_CHOICES = 24;

/** A value between Dutch quotation marks. */
export const quote = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`;
};

/** `1 fout`, `2 fouten`. */
export const count = (amount: number, one: string, many: string): string =>
  `${new Intl.NumberFormat("nl-NL").format(amount)} ${amount === 1 ? one : many}`;

/** Replacement for a wrong word: the most similar choice, if any (`; bedoel je “hero”?`), and a rule in words. */
export const allowedBy = (rule: string, word: unknown, choices: Iterable<string>): string => {
  const meant = typeof word === "string" ? nearest(word, choices) : undefined;
  return `${meant === undefined ? "; toegestaan" : `; bedoel je ${quote(meant)}? Toegestaan`}: ${rule}`;
};

/**
 * Replacement for a wrong word: the most similar choice, or all choices if they are few.
 * @param where file that holds the choices, named instead of a long list
 */
export const allowed = (word: unknown, choices: readonly string[], where = ""): string => {
  const isLong = choices.length > MAX_CHOICES && where;
  const rule = isLong ? `zie ${where}` : `${choices.join(", ") || "niets"}${where && ` (${where})`}`;
  return allowedBy(rule, word, choices);
};
