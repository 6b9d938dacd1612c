import { cityPath, normalizePath } from "../../lib/paths";
import type { Language } from "../../lib/tokens";
import type { ContentType } from "../model/registry";
import { asObject } from "./as-object";

/** The content types whose entries are pages. */
export const PAGE_TYPES: ReadonlySet<string> = new Set(["Page", "City", "Article", "LegalPage"]);

/** A normalised address; undefined if it is missing, as in a form that is being filled in. */
export const addressIn = (path: unknown): string | undefined =>
  typeof path === "string" && path.startsWith("/") ? normalizePath(path) : undefined;

/** Address of the page of an entry of a content type; undefined if it has no page, or the address is missing. */
export const pagePathOf = (typeName: string, value: unknown): string | undefined => {
  const { path, slug } = asObject(value);
  if (typeName === "City") {
    return typeof slug === "string" && slug ? cityPath(slug) : undefined;
  }
  return PAGE_TYPES.has(typeName) ? addressIn(path) : undefined;
};

/** File of an entry, by its address or short name: `/` is `home`, `/a/b` is `a-b`. */
export const fileOf = ({ kind, place, ending, key = "" }: ContentType, value: unknown): string => {
  const address = String(asObject(value)[key] ?? "");
  const name = address === "/" ? "home" : address.replace(/^\//, "").replaceAll("/", "-");
  return kind === "folder" ? `${place}/${name || "nieuw"}.${ending}` : place;
};

/** Language of an entry: Dutch, unless it says that it is English. */
export const languageIn = (value: unknown): Language => (asObject(value).language === "en" ? "en" : "nl");

/** Whether a page or article is still being written, so that no build has it. */
export const isDraft = (value: unknown): boolean => asObject(value).draft === true;
