import { MAX_TITLE, pageTitle } from "../../lib/page-title";
import { asObject, textAt } from "./as-object";
import type { ContentProblem, DataPath } from "./document";
import { quote } from "./dutch";
import type { FilledPart } from "./fill";
import { addressIn, PAGE_TYPES, pagePathOf } from "./page-path";
import { type ContentPart, problemAt } from "./part";
import type { TokenSource } from "./token-source";

/** A function that reports a value it was given before, naming its first place. */
const claimsOf = (rule: string) => {
  const first = new Map<string, { part: ContentPart; path: DataPath }>();
  return (value: string, part: ContentPart, path: DataPath, shown = value): ContentProblem[] => {
    const earlier = first.get(value);
    if (!earlier) {
      first.set(value, { part, path });
      return [];
    }
    const place = `${earlier.part.document.file}:${earlier.part.at(earlier.path).line}`;
    return [problemAt(part, path, `${quote(shown)} staat al in ${place}; toegestaan: ${rule}`)];
  };
};

/** Addresses of the not-found page, of folders with files that the build makes, and of the file of another address. */
const RESERVED = /^\/(?:404|index|social|static|page-data|_gatsby|admin)(?:\/|$)|\/index$/;

const isOld = ({ typeName }: ContentPart): boolean => typeName === "Redirect";

/** Checks that addresses of pages and old addresses are there once, and so are the names of other entries of a type. */
export const checkAddressesAndNames = (parts: readonly ContentPart[]): ContentProblem[] => {
  const claimAddress = claimsOf("elk adres één keer, over alle pagina's en oude adressen samen");
  const claimName = claimsOf("elke naam één keer");
  const pagesFirst = [...parts].sort((a, b) => Number(isOld(a)) - Number(isOld(b)));
  return pagesFirst.flatMap((part) => {
    const { typeName, value, document } = part;
    const { key = "" } = document.type;
    const name = asObject(value)[key];
    if (!PAGE_TYPES.has(typeName) && !isOld(part)) {
      const { containerId } = asObject(value);
      return [
        ...(typeof name === "string" ? claimName(`${typeName} ${name}`, part, [key], name) : []),
        ...(typeof containerId === "string" ? claimName(`#${containerId}`, part, ["containerId"], containerId) : []),
      ];
    }
    const address = isOld(part) ? addressIn(name) : pagePathOf(typeName, value);
    if (address && RESERVED.test(address)) {
      return [problemAt(part, [key], `${quote(address)} gebruikt de site zelf al; toegestaan: een ander adres`)];
    }
    // Lists and the map show cities by their names alone.
    const city = typeName === "City" ? textAt(value, ["name"]) : "";
    return [
      ...(city ? claimName(`City ${city}`, part, ["name"], city) : []),
      ...(address === undefined ? [] : claimAddress(address, part, [key])),
    ];
  });
};

const SEO_FIELDS: Readonly<Record<string, Readonly<Record<"title" | "description", DataPath>>>> = {
  Page: { title: ["seo", "title"], description: ["seo", "description"] },
  City: { title: ["seo", "title"], description: ["seo", "description"] },
  Article: { title: ["seoTitle"], description: ["description"] },
  LegalPage: { title: ["seoTitle"], description: ["description"] },
  NotFoundPageTexts: { title: ["seoTitle"], description: ["seoDescription"] },
};

/**
 * Checks that search engines do not cut off titles once the firm's name is added, and that titles do not include a name
 * already. The model reports titles that are too long by themselves.
 */
export const checkTitles = (filled: readonly FilledPart[], { table }: TokenSource): ContentProblem[] => {
  const [name, shortName] = ["name", "shortName"].map((token) => table.get(token)?.nl ?? "");
  return filled.flatMap(({ part, value }) => {
    // A redirect has a title, but no fields for search engines, which do not list it.
    const path = isOld(part) ? ["title"] : SEO_FIELDS[part.typeName]?.title;
    const title = path && textAt(value, path);
    if (!title || !name || !shortName) return [];
    const rendered = pageTitle(title, { name, shortName });
    const rule =
      (title.includes("|") && "een | staat al voor de naam van het bureau; toegestaan: een dubbele punt of komma") ||
      (title.length <= MAX_TITLE &&
        rendered.length > MAX_TITLE &&
        `in de browser staat ${quote(rendered)}, ${rendered.length} tekens; toegestaan: hoogstens ${MAX_TITLE}`);
    return rule ? [problemAt(part, path, rule)] : [];
  });
};

/** Checks that no two pages have the same title or description for search engines. */
export const checkSeo = (filled: readonly FilledPart[]): ContentProblem[] =>
  (["title", "description"] as const).flatMap((kind) => {
    const name = kind === "title" ? "titel" : "beschrijving";
    const claim = claimsOf(`elke pagina een eigen ${name} voor zoekmachines`);
    return filled.flatMap(({ part, value }) => {
      const path = SEO_FIELDS[part.typeName]?.[kind];
      const text = path && textAt(value, path);
      return text ? claim(text.trim().toLowerCase(), part, path, text) : [];
    });
  });
