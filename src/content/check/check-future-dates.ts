import { asObject } from "./as-object";
import { type ContentPart, problemAt } from "./part";
import type { ContentProblem } from "./problem";

/** Warns of articles dated in the future: they are published at once. */
export const checkFutureDates = (parts: readonly ContentPart[]): ContentProblem[] => {
  const today = new Date().toISOString().slice(0, 10);
  return parts.flatMap((part) =>
    ["date", "dateModified"].flatMap((field) => {
      const day = asObject(part.value)[field];
      const isLater = part.typeName === "Article" && typeof day === "string" && day > today;
      return isLater
        ? [problemAt(part, [field], "ligt in de toekomst; het artikel wacht daar niet op en komt meteen online")]
        : [];
    }),
  );
};
