import { asObject } from "./as-object";
import { type ContentPart, problemAt } from "./part";
import type { ContentProblem } from "./problem";

/** Warns of a notice that nobody sees any more. */
export const checkNotice = (parts: readonly ContentPart[]): ContentProblem[] => {
  const today = new Date().toISOString().slice(0, 10);
  return parts.flatMap((part) => {
    const { text, until } = asObject(part.value);
    const isOver = part.typeName === "Notice" && text && typeof until === "string" && until < today;
    return isOver
      ? [problemAt(part, ["until"], "is voorbij; de mededeling is niet meer te zien, haal de tekst weg")]
      : [];
  });
};
