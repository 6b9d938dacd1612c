import { FIGURES } from "../model/needed";
import { asObject, listOf } from "./as-object";
import type { ContentProblem, DataPath } from "./document";
import { allowed, quote } from "./dutch";
import { type ContentPart, problemAt } from "./part";
import { factorsOf, SITE_TOKEN_NAMES } from "./token-table";

/** A fact as it is written, valid or not. */
type Written = Readonly<Record<"token" | "value" | "format" | "sum", unknown>> & { part: ContentPart };

/** A number with a Dutch thousands separator: JSON reads 2.950 as 2.95. */
const THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}(?!\d)/;

const asWritten = (part: ContentPart, path: DataPath): string => {
  const { line, column } = part.at(path);
  return (part.document.text.split("\n")[line - 1] ?? "").slice(column - 1);
};

/** Figures that would be shown wrongly: text without its unit, or a number a thousand times too small. */
const checkFigure = ({ part, value, format }: Written): ContentProblem[] => {
  if (typeof value === "string" && format !== "text") {
    const message = `${quote(value)} is tekst bij format ${quote(format)}; toegestaan: een getal zonder aanhalingstekens, of format “text”`;
    return [problemAt(part, ["value"], message)];
  }
  const [written] = (typeof value === "number" && THOUSANDS.exec(asWritten(part, ["value"]))) || [];
  return written === undefined
    ? []
    : [problemAt(part, ["value"], `de punt in ${written} telt als komma; toegestaan: ${written.replace(".", "")}`)];
};

/** Figures above their highest: a percentage above 100, `beoordeling.cijfer` above `beoordeling.maximum`, that above five stars. */
const checkHighest = ({ part, token, value, format }: Written, facts: readonly Written[]): ContentProblem[] => {
  const highest = String(token).replace(/\.cijfer$/, ".maximum");
  const ofStars = token === FIGURES.ratingMaximum ? 5 : undefined;
  const most = format === "percent" ? 100 : (ofStars ?? facts.find((other) => other.token === highest)?.value);
  return typeof value === "number" && typeof most === "number" && value > most
    ? [problemAt(part, ["value"], `${quote(value)} is te hoog; toegestaan: hoogstens ${most}`)]
    : [];
};

/** Checks facts: unique tokens, figures that read as meant, and derived facts that refer to existing figures. */
export const checkFacts = (parts: readonly ContentPart[]): ContentProblem[] => {
  const facts = parts
    .filter(({ typeName }) => typeName === "Fact")
    .map((part): Written => ({ ...(asObject(part.value) as Omit<Written, "part">), part }));
  // A figure that is missing or written as text is reported itself, not every fact that derives from it.
  const figures = facts
    .filter(({ value, sum, format }) => typeof value === "number" || (sum === undefined && format !== "text"))
    .flatMap(({ token }) => (typeof token === "string" ? token : []));
  const sums = facts.filter(({ sum }) => sum).map(({ token }) => token);

  const checkTerms = ({ part, token, sum }: Written): ContentProblem[] =>
    listOf(sum).flatMap((term, index) =>
      factorsOf(String(term))
        .filter((one) => !figures.includes(one) && (one === token || !sums.includes(one)))
        .map((one) => {
          const message = facts.some((fact) => fact.token === one)
            ? `${quote(one)} is geen getal; toegestaan: een feit met een getal als value`
            : `onbekend feit ${quote(one)}${allowed(one, figures, "data/facts.json")}`;
          return problemAt(part, ["sum", index], message);
        }),
    );

  /** Whether the sum of a fact has another fact in it, or one of those that it is made of has. */
  const contains = (token: unknown, other: unknown, seen: readonly unknown[] = []): boolean =>
    listOf(facts.find((fact) => fact.token === token)?.sum)
      .flatMap((term) => factorsOf(String(term)))
      .some((one) => one === other || (!seen.includes(one) && contains(one, other, [...seen, one])));
  const circle = "wordt uit zichzelf berekend; toegestaan: een som van andere feiten";

  return facts.flatMap((fact) => {
    const terms = checkTerms(fact);
    const clash = `${quote(fact.token)} is al een token van data/site.json; toegestaan: een andere naam`;
    return [
      ...(SITE_TOKEN_NAMES.has(String(fact.token)) ? [problemAt(fact.part, ["token"], clash)] : []),
      ...checkFigure(fact),
      ...checkHighest(fact, facts),
      ...terms,
      ...(terms.length === 0 && contains(fact.token, fact.token) ? [problemAt(fact.part, ["sum"], circle)] : []),
    ];
  });
};
