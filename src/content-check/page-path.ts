import { cityPath, normalizePath } from "../lib/paths";

/** The content types whose entries are pages. */
export const PAGE_TYPES: ReadonlySet<string> = new Set(["Page", "City", "Article", "LegalPage"]);

/** An address in one form; undefined where there is none yet, as in a form that is being filled in. */
export const addressIn = (path: unknown): string | undefined =>
  typeof path === "string" && path.startsWith("/") ? normalizePath(path) : undefined;

/**
 * Address of the page that an entry makes.
 *
 * @param typeName name of the content type
 * @returns undefined for entries that make no page, or whose address is missing
 */
export const pagePathOf = (typeName: string, value: unknown): string | undefined => {
  if (!PAGE_TYPES.has(typeName) || typeof value !== "object" || value === null) {
    return undefined;
  }
  const { path, slug } = value as { path?: unknown; slug?: unknown };
  if (typeName === "City") {
    return typeof slug === "string" && slug ? cityPath(slug) : undefined;
  }
  return addressIn(path);
};

/** Field from which the address of an entry follows. */
export const addressField = (typeName: string): string => (typeName === "City" ? "slug" : "path");
