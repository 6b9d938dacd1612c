import { asObject } from "./as-object";
import type { ContentProblem, DataPath } from "./document";
import { allowed, quote } from "./dutch";
import { type ContentPart, problemAt } from "./part";
import { listOf } from "./site-index";
import { factorsOf, SITE_TOKEN_NAMES } from "./token-table";

const tokenOf = (part: ContentPart): string | undefined => {
  const { token } = asObject(part.value);
  return part.typeName === "Fact" && typeof token === "string" ? token : undefined;
};

/** Tokens that a derived fact is computed from, each with its place. */
const termsOf = (part: ContentPart): { path: DataPath; term: string }[] => {
  const { sum } = asObject(part.value);
  return listOf(sum).flatMap((term, index) =>
    factorsOf(String(term)).map((one) => ({ path: ["sum", index], term: one })),
  );
};

/** A number with a Dutch thousands separator: JSON reads 2.950 as 2.95. */
const THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}(?!\d)/;

const asWritten = (part: ContentPart, path: DataPath): string => {
  const { line, column } = part.at(path);
  return (part.document.text.split("\n")[line - 1] ?? "").slice(column - 1);
};

/** Figures that would be shown wrongly: text without its unit, or a number a thousand times too small. */
const checkFigure = (part: ContentPart): ContentProblem[] => {
  const { value, format } = asObject(part.value);
  if (typeof value === "string" && format !== "text") {
    const message = `${quote(value)} is tekst bij format ${quote(format)}; toegestaan: een getal zonder aanhalingstekens, of format “text”`;
    return [problemAt(part, ["value"], message)];
  }
  const [written] = (typeof value === "number" && THOUSANDS.exec(asWritten(part, ["value"]))) || [];
  return written === undefined
    ? []
    : [problemAt(part, ["value"], `de punt in ${written} telt als komma; toegestaan: ${written.replace(".", "")}`)];
};

/** Figures above their highest: a percentage above 100, `beoordeling.cijfer` above `beoordeling.maximum`. */
const checkHighest = (part: ContentPart, facts: ReadonlyMap<unknown, unknown>): ContentProblem[] => {
  const { value, format } = asObject(part.value);
  const most = format === "percent" ? 100 : facts.get(tokenOf(part)?.replace(/\.cijfer$/, ".maximum"));
  return typeof value === "number" && typeof most === "number" && value > most
    ? [problemAt(part, ["value"], `${quote(value)} is te hoog; toegestaan: hoogstens ${most}`)]
    : [];
};

/** Checks facts: unique tokens, figures that read as meant, and derived facts that refer to existing figures. */
export const checkFacts = (parts: readonly ContentPart[]): ContentProblem[] => {
  const facts = new Map(parts.flatMap((part) => (tokenOf(part) ? [[tokenOf(part), asObject(part.value).value]] : [])));
  // A figure that is missing or written as text is reported itself, not every fact that derives from it.
  const figures = parts.flatMap((part) => {
    const { value, sum, format } = asObject(part.value);
    return typeof value === "number" || (sum === undefined && format !== "text") ? (tokenOf(part) ?? []) : [];
  });
  const sums = parts.flatMap((part) => (asObject(part.value).sum ? (tokenOf(part) ?? []) : []));

  const checkTerm = (part: ContentPart, path: DataPath, term: string): ContentProblem[] => {
    if (figures.includes(term) || (term !== tokenOf(part) && sums.includes(term))) {
      return [];
    }
    const message = facts.has(term)
      ? `${quote(term)} is geen getal; toegestaan: een feit met een getal als value`
      : `onbekend feit ${quote(term)}${allowed(term, figures, "data/facts.json")}`;
    return [problemAt(part, path, message)];
  };

  return parts.flatMap((part) => {
    const token = tokenOf(part);
    const clash = `${quote(token)} is al een token van data/site.json; toegestaan: een andere naam`;
    return [
      ...(token && SITE_TOKEN_NAMES.has(token) ? [problemAt(part, ["token"], clash)] : []),
      ...(part.typeName === "Fact" ? [...checkFigure(part), ...checkHighest(part, facts)] : []),
      ...termsOf(part).flatMap(({ path, term }) => checkTerm(part, path, term)),
    ];
  });
};
