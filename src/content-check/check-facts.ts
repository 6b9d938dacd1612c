import { isShareOfPeople, MOST_PEOPLE } from "../lib/people-share";
import { allowed, quote } from "./dutch";
import { type Part, problemAt } from "./part";
import type { ContentProblem, DataPath } from "./problem";
import { record } from "./record";

const tokenOf = (part: Part): string | undefined => {
  const { token } = record(part.value);
  return part.typeName === "Fact" && typeof token === "string" ? token : undefined;
};

const termsOf = (part: Part): unknown[] => {
  const { difference } = record(part.value);
  return Array.isArray(difference) ? difference : [];
};

/** Dutch thousands in a number: JSON reads 2.950 as 2,95. */
const THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}(?!\d)/;

const asWritten = (part: Part, path: DataPath): string => {
  const { line, column } = part.at(path);
  return (part.document.text.split("\n")[line - 1] ?? "").slice(column - 1);
};

/** Figures that would be shown otherwise than they are meant: as text without its unit, or a thousand times too small. */
const checkFigure = (part: Part): ContentProblem[] => {
  const { value, format } = record(part.value);
  if (typeof value === "string" && format !== "text") {
    const message = `${quote(value)} is tekst bij format ${quote(format)}; toegestaan: een getal zonder aanhalingstekens, of format “text”`;
    return [problemAt(part, ["value"], message)];
  }
  const [written] = (typeof value === "number" && THOUSANDS.exec(asWritten(part, ["value"]))) || [];
  return written === undefined
    ? []
    : [problemAt(part, ["value"], `de punt in ${written} telt als komma; toegestaan: ${written.replace(".", "")}`)];
};

/** Sections that draw a share of people, with a fact that counts none. */
const checkShares = (part: Part, facts: ReadonlyMap<unknown, unknown>): ContentProblem[] => {
  const { sections } = record(part.value);
  return (Array.isArray(sections) ? sections.map(record) : []).flatMap(({ type, share }, index) => {
    const isWrong = type === "peopleShare" && facts.has(share) && !isShareOfPeople(facts.get(share));
    const message = `${quote(share)} is geen deel van mensen; toegestaan: een feit met twee getallen, hoogstens ${MOST_PEOPLE}, zoals “1 op de 6” (data/facts.json)`;
    return isWrong ? [problemAt(part, ["sections", index, "share"], message)] : [];
  });
};

/**
 * Checks that facts have names of their own and figures that are shown as meant, and that derived facts derive from figures that exist,
 * and that what is drawn as people counts people.
 *
 * @param siteTokens names of the tokens that come from data/site.json
 */
export const checkFacts = (parts: readonly Part[], siteTokens: ReadonlySet<string>): ContentProblem[] => {
  const facts = new Map(parts.flatMap((part) => (tokenOf(part) ? [[tokenOf(part), record(part.value).value]] : [])));
  // A figure that is written as text is its own mistake, not that of what derives from it.
  const figures = parts.flatMap((part) => {
    const { value, format } = record(part.value);
    return typeof value === "number" || (value !== undefined && format !== "text") ? (tokenOf(part) ?? []) : [];
  });

  const checkTerm = (part: Part, term: unknown, index: number): ContentProblem[] => {
    if (typeof term !== "string" || figures.includes(term)) {
      return [];
    }
    const message = facts.has(term)
      ? `${quote(term)} is geen getal; toegestaan: een feit met een getal als value`
      : `onbekend feit ${quote(term)}${allowed(term, figures, "data/facts.json")}`;
    return [problemAt(part, ["difference", index], message)];
  };

  return parts.flatMap((part) => {
    const token = tokenOf(part);
    const clash = `${quote(token)} is al een token van data/site.json; toegestaan: een andere naam`;
    return [
      ...(token && siteTokens.has(token) ? [problemAt(part, ["token"], clash)] : []),
      ...(part.typeName === "Fact" ? checkFigure(part) : []),
      ...termsOf(part).flatMap((term, index) => checkTerm(part, term, index)),
      ...checkShares(part, facts),
    ];
  });
};
