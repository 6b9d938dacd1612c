import { asObject, valueAt } from "../../content/check/as-object";
import { ROUTES } from "../../content/model/needed";
import { plainWords } from "../../lib/plain-words";

/** Fields that an entry is named by, the best first. */
const NAMES = ["name", "title", "label", "author", "role"];

/** Longest name, in letters: addresses are read and typed too. */
const LONGEST = 60;

/** A title as it may stand in an address: `Één goed gesprek` → `een-goed-gesprek`. */
export const slugOf = (title: string): string => {
  const slug = plainWords(title.replace(/\{[^}]*\}|['’]/g, "")).join("-");
  return slug.length > LONGEST ? slug.slice(0, slug.lastIndexOf("-", LONGEST)) : slug;
};

/**
 * The address or short name that an entry could have by its title; empty as long as it has none.
 *
 * @param collection the engine's name of its content type
 * @param data what the form holds
 * @param keyPath where in the form the address stands, such as `path` or `items.3.slug`
 */
export const proposedAddress = (collection: string, data: unknown, keyPath: string): string => {
  const way = keyPath.split(".");
  const key = way.pop() ?? "";
  const entry = asObject(valueAt(data, way));
  const title = NAMES.map((name) => entry[name]).find((name) => typeof name === "string" && name !== "");
  const slug = slugOf(String(title ?? ""));
  if (slug === "" || key !== "slug") {
    return slug && (collection === "Article" ? `${ROUTES.blog}/${slug}` : `/${slug}`);
  }
  const others = Object.entries(valueAt(data, way.slice(0, -1)) ?? {});
  const taken = new Set(others.flatMap(([place, other]) => (place === way.at(-1) ? [] : [asObject(other).slug])));
  const free = [slug, ...others.map((_other, index) => `${slug}-${index + 2}`)];
  return free.find((name) => !taken.has(name)) ?? slug;
};
