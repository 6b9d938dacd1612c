import equal from "fast-deep-equal";
import { asObject } from "../../content/check/as-object";

/** Whether two JSON values are the same; the order of keys does not count. */
export const sameJson: (a: unknown, b: unknown) => boolean = equal;

/** A text of a file as it is compared: line breaks of Windows and blank space at its ends are no change. */
export const comparedText = (text: string): string => text.trim().replaceAll("\r\n", "\n");

/** Whether two texts of a file are the same as {@link comparedText}; a file that is no text, or not there, equals none. */
export const sameText = (a: string | null | undefined, b: string): boolean =>
  typeof a === "string" && comparedText(a) === comparedText(b);

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
