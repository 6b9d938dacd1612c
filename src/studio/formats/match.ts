import equal from "fast-deep-equal";
import { asObject } from "../../content/check/as-object";

/** Whether two JSON values are the same; the order of keys does not count. */
export const sameJson: (a: unknown, b: unknown) => boolean = equal;

/** Fields that tell the entries of a list apart, the surest first. */
const NAMES = ["slug", "token", "path", "from", "anchor", "title", "label", "question", "name", "type"];

/** Whether two entries of a list have the same name. */
export const sameName = (a: unknown, b: unknown): boolean => {
  const [one, other] = [asObject(a), asObject(b)];
  const name = NAMES.find((key) => one[key] !== undefined && other[key] !== undefined);
  return name !== undefined && one[name] === other[name];
};

/**
 * Finds for each item of a list what it was before: the item that is the same, has the same name, or stood at its place.
 *
 * @returns for each item its index in the list before; undefined for new ones
 */
export const matchItems = (items: readonly unknown[], before: readonly unknown[]): (number | undefined)[] => {
  const left = new Set(before.keys());
  const take = (fits: (index: number) => boolean): number | undefined => {
    const found = [...left].find(fits);
    left.delete(found ?? -1);
    return found;
  };
  const equal = items.map((item) => take((index) => sameJson(item, before[index])));
  const named = items.map((item, at) => equal[at] ?? take((index) => sameName(item, before[index])));
  return named.map((found, at) => found ?? take((index) => index === at));
};
