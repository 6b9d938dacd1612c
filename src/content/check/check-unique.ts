import { MAX_TITLE, pageTitle } from "../../lib/page-title";
import { asObject, valueAt } from "./as-object";
import type { ContentProblem } from "./document";
import { quote } from "./dutch";
import type { FilledPart } from "./fill";
import { addressField, addressIn, PAGE_TYPES, pagePathOf } from "./page-path";
import { type ContentPart, problemAt } from "./part";
import type { TokenSource } from "./token-source";

interface Claim {
  part: ContentPart;
  field: string;
}

/** Reports every value that was seen before, naming its first place. */
class Register {
  readonly #first = new Map<string, Claim>();

  constructor(readonly rule: string) {}

  claim(value: string, claim: Claim, shown = value): ContentProblem[] {
    const first = this.#first.get(value);
    if (!first) {
      this.#first.set(value, claim);
      return [];
    }
    const { line } = first.part.at(first.field.split("."));
    const message = `${quote(shown)} staat al in ${first.part.document.file}:${line}; toegestaan: ${this.rule}`;
    return [problemAt(claim.part, claim.field.split("."), message)];
  }
}

const addressOf = ({ typeName, value }: ContentPart): { address: string; field: string } | undefined => {
  const isRedirect = typeName === "Redirect";
  const address = isRedirect ? addressIn(asObject(value).from) : pagePathOf(typeName, value);
  return address === undefined ? undefined : { address, field: isRedirect ? "from" : addressField(typeName) };
};

const NOT_FOUND = "/404";

export const checkAddresses = (parts: readonly ContentPart[]): ContentProblem[] => {
  const register = new Register("elk adres één keer, over alle pagina's en oude adressen samen");
  const isOld = ({ typeName }: ContentPart) => typeName === "Redirect";
  const pagesFirst = [...parts.filter((part) => !isOld(part)), ...parts.filter(isOld)];
  return pagesFirst.flatMap((part) => {
    const found = addressOf(part);
    if (found?.address === NOT_FOUND) {
      const rule = "is het adres van de pagina die bezoekers bij een onbekend adres zien; toegestaan: elk ander adres";
      return [problemAt(part, [found.field], `${quote(NOT_FOUND)} ${rule}`)];
    }
    return found ? register.claim(found.address, { part, field: found.field }) : [];
  });
};

export const checkKeys = (parts: readonly ContentPart[]): ContentProblem[] => {
  const register = new Register("elke naam één keer");
  return parts.flatMap((part) => {
    const { key = "" } = part.document.type;
    const value = asObject(part.value)[key];
    return typeof value !== "string" || PAGE_TYPES.has(part.typeName) || part.typeName === "Redirect"
      ? []
      : register.claim(`${part.typeName} ${value}`, { part, field: key }, value);
  });
};

const SEO_FIELDS: Readonly<Record<string, { title: string; description: string }>> = {
  Page: { title: "seo.title", description: "seo.description" },
  City: { title: "seo.title", description: "seo.description" },
  Article: { title: "seoTitle", description: "description" },
  LegalPage: { title: "seoTitle", description: "description" },
  NotFoundPageTexts: { title: "seoTitle", description: "seoDescription" },
};

const textAt = (value: unknown, field: string): string | undefined => {
  const found = valueAt(value, field.split("."));
  return typeof found === "string" ? found : undefined;
};

/** Field with the title of pages that search engines do not list. */
const TITLE_FIELDS: Readonly<Record<string, string>> = { Redirect: "title" };

/**
 * Checks that search engines do not cut off titles once the firm's name is added, and that titles do not include a name
 * already. The model reports titles that are too long by themselves.
 */
export const checkTitles = (filled: readonly FilledPart[], { table }: TokenSource): ContentProblem[] => {
  const [name, shortName] = ["name", "shortName"].map((token) => table.get(token)?.nl ?? "");
  return filled.flatMap(({ part, value }) => {
    const field = SEO_FIELDS[part.typeName]?.title ?? TITLE_FIELDS[part.typeName];
    const title = field && textAt(value, field);
    if (!field || !title || !name || !shortName) return [];
    const rendered = pageTitle(title, { name, shortName });
    const rule =
      (title.includes("|") && "een | staat al voor de naam van het bureau; toegestaan: een dubbele punt of komma") ||
      (title.length <= MAX_TITLE &&
        rendered.length > MAX_TITLE &&
        `in de browser staat ${quote(rendered)}, ${rendered.length} tekens; toegestaan: hoogstens ${MAX_TITLE}`);
    return rule ? [problemAt(part, field.split("."), rule)] : [];
  });
};

export const checkSeo = (filled: readonly FilledPart[]): ContentProblem[] =>
  (["title", "description"] as const).flatMap((kind) => {
    const name = kind === "title" ? "titel" : "beschrijving";
    const register = new Register(`elke pagina een eigen ${name} voor zoekmachines`);
    return filled.flatMap(({ part, value }) => {
      const field = SEO_FIELDS[part.typeName]?.[kind];
      const text = field && textAt(value, field);
      return field && text ? register.claim(text.trim().toLowerCase(), { part, field }, text) : [];
    });
  });
