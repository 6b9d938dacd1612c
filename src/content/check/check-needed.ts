import { FIGURES, ROUTES } from "../model/needed";
import { asObject, valueAt } from "./as-object";
import { type ContentProblem, problemOf } from "./document";
import { quote } from "./dutch";
import { type ContentPart, problemAt } from "./part";
import { type SiteIndex, sectionsIn } from "./site-index";

const BY_CODE = "de site kan niet zonder (src/content/model/needed.ts)";

/** Most likely file of a missing page. */
const fileOf = (path: string): string =>
  path === ROUTES.privacy ? `content/legal${path}.mdx` : `data/pages${path === "/" ? "/home" : path}.json`;

const missingPages = ({ pages, drafts }: SiteIndex): ContentProblem[] =>
  Object.values(ROUTES).flatMap((path) => {
    if (!pages.has(path)) {
      const message = `geen pagina heeft het adres ${quote(path)}, en ${BY_CODE}; zet de pagina of haar adres terug`;
      return [problemOf(fileOf(path), message)];
    }
    const file = drafts.get(path);
    const message = `de pagina ${quote(path)} kan geen concept zijn, want ${BY_CODE}; zet Concept uit (draft)`;
    return file === undefined ? [] : [problemOf(file, message)];
  });

/** Checks that the page to which a search leads shows results. */
const searchPages = (parts: readonly ContentPart[]): ContentProblem[] =>
  parts
    .filter(({ typeName }) => typeName === "Navigation")
    .flatMap((part) => {
      const path = ["labels", "search", "page"];
      const address = valueAt(part.value, path);
      const page = parts.find(({ typeName, value }) => typeName === "Page" && asObject(value).path === address);
      const shows = sectionsIn(page?.value).some(({ results }) => results !== undefined);
      const message = `de pagina ${address} heeft geen blok Zoekveld met resultaten; zet dat erop`;
      return !page || shows ? [] : [problemAt(part, path, message)];
    });

/** Checks that the pages and figures are there that the code of the site leads to and counts with. */
export const checkNeeded = (parts: readonly ContentPart[], site: SiteIndex): ContentProblem[] => {
  const facts = parts.filter(({ typeName }) => typeName === "Fact");
  const figures = Object.values(FIGURES).flatMap((token) => {
    const part = facts.find(({ value }) => asObject(value).token === token);
    if (!part) {
      const message = `het feit ${quote(token)} ontbreekt, en ${BY_CODE}; zet het terug, met een getal als value`;
      return site.entries("Fact") ? [problemOf("data/facts.json", message)] : [];
    }
    const { value, format } = asObject(part.value);
    // checkFacts reports text with another format.
    return typeof value === "string" && format === "text"
      ? [problemAt(part, ["value"], `${quote(value)} is tekst; toegestaan: een getal, want de site rekent ermee`)]
      : [];
  });
  return [...missingPages(site), ...figures, ...searchPages(parts)];
};
