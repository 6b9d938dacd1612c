import { type Part, problemAt } from "./part";
import type { ContentProblem } from "./problem";
import { record } from "./record";

/** Warns of articles that say they appear later: nothing holds them back. */
export const checkFutureDates = (parts: readonly Part[]): ContentProblem[] => {
  const today = new Date().toISOString().slice(0, 10);
  return parts.flatMap((part) =>
    ["date", "dateModified"].flatMap((field) => {
      const day = record(part.value)[field];
      const isLater = part.typeName === "Article" && typeof day === "string" && day > today;
      return isLater
        ? [problemAt(part, [field], "ligt in de toekomst; het artikel wacht daar niet op en komt meteen online")]
        : [];
    }),
  );
};
