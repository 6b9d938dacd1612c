import { problemIn } from "./document";
import { allowed, quote } from "./dutch";
import type { Part } from "./part";
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

const at = (part: Part, path: DataPath, message: string): ContentProblem =>
  problemIn(part.document, part.at(path), `${part.label(path)}: ${message}`);

/**
 * Checks that facts have names of their own, and that derived facts derive from figures that exist.
 *
 * @param siteTokens names of the tokens that come from data/site.json
 */
export const checkFacts = (parts: readonly Part[], siteTokens: ReadonlySet<string>): ContentProblem[] => {
  const facts = new Map(parts.flatMap((part) => (tokenOf(part) ? [[tokenOf(part), record(part.value).value]] : [])));
  const figures = [...facts].flatMap(([token, value]) => (token && typeof value === "number" ? [token] : []));

  const checkTerm = (part: Part, term: unknown, index: number): ContentProblem[] => {
    if (typeof term !== "string" || figures.includes(term)) {
      return [];
    }
    const message = facts.has(term)
      ? `${quote(term)} is geen getal; toegestaan: een feit met een getal als value`
      : `onbekend feit ${quote(term)}${allowed(term, figures, "data/facts.json")}`;
    return [at(part, ["difference", index], message)];
  };

  return parts.flatMap((part) => {
    const token = tokenOf(part);
    const clash = `${quote(token)} is al een token van data/site.json; toegestaan: een andere naam`;
    return [
      ...(token && siteTokens.has(token) ? [at(part, ["token"], clash)] : []),
      ...termsOf(part).flatMap((term, index) => checkTerm(part, term, index)),
    ];
  });
};
