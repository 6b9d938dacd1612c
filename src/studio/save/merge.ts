import { asObject, isObject, valueAt } from "../../content/check/as-object";
import type { ContentType } from "../../content/model/registry";
import { readFile, writeFile } from "../formats/format";
import { matchItems, sameJson } from "../formats/match";

/** A field that somebody else has changed and that is different in the form. */
export interface Difference {
  path: readonly (string | number)[];
  mine: unknown;
  theirs: unknown;
  /** Whether the editor has changed it too, so that nobody but the editor can tell which is right. */
  clash: boolean;
}

/** Three versions of a file: what the form was made from, what it holds, and what somebody else has saved meanwhile. */
export interface Versions {
  base: string;
  mine: string;
  theirs: string;
}

const differences = (base: unknown, mine: unknown, theirs: unknown, path: Difference["path"]): Difference[] => {
  if (sameJson(theirs, base) || sameJson(mine, theirs)) {
    return [];
  }
  if (isObject(mine) && isObject(theirs)) {
    const old = asObject(base);
    const keys = Object.keys({ ...theirs, ...mine });
    return keys.flatMap((key) => differences(old[key], mine[key], theirs[key], [...path, key]));
  }
  const lists = [base, mine, theirs];
  const [old = [], own = [], other = []] = lists.every(Array.isArray) ? (lists as unknown[][]) : [];
  return own.length > 0 && own.length === old.length && own.length === other.length
    ? own.flatMap((item, index) => differences(old[index], item, other[index], [...path, index]))
    : [{ path, mine, theirs, clash: !sameJson(mine, base) }];
};

/**
 * Lists of entries, in all of which is what somebody else has added to one, so that nobody has to choose between lists.
 * They stay as they are where entries went away or were moved.
 */
const together = (base: unknown[], mine: unknown[], theirs: unknown[]): unknown[][] => {
  const [own, other] = [matchItems(mine, base), matchItems(theirs, base)];
  const isWhole = (found: typeof own) =>
    found.filter((index) => index !== undefined).join() === [...base.keys()].join();
  if (!isWhole(own) || !isWhole(other)) {
    return [base, mine, theirs];
  }
  const added = theirs.filter((entry, at) => other[at] === undefined && !mine.some((one) => sameJson(one, entry)));
  const asMine = (list: unknown[], found: typeof own) =>
    mine.map((entry, at) => (own[at] === undefined ? entry : list[found.indexOf(own[at])])).concat(added);
  return [asMine(base, [...base.keys()]), [...mine, ...added], asMine(theirs, other)];
};

/** What the three versions hold; of lists that both have changed, {@link together}. */
export const valuesOf = (type: ContentType, { base, mine, theirs }: Versions): unknown[] => {
  const read = (text: string) => (text.trim() === "" ? {} : readFile(type, text));
  const values = [read(base), read(mine), read(theirs)];
  const [old, own, other] = mine === base ? [] : values;
  return Array.isArray(old) && Array.isArray(own) && Array.isArray(other) ? together(old, own, other) : values;
};

/** The fields that somebody else has changed and that are different in the form; in lists of another length the whole list. */
export const differencesIn = (type: ContentType, versions: Versions): Difference[] => {
  const [base, mine, theirs] = valuesOf(type, versions);
  return differences(base, mine, theirs, []);
};

/** The file with the changes of both; of the differences, those that are `taken` are as somebody else made them. */
export const merge = (type: ContentType, versions: Versions, taken: readonly Difference[]): string => {
  const whole = { value: valuesOf(type, versions)[1] };
  for (const { path, theirs } of taken) {
    const way = ["value", ...path];
    const place = valueAt(whole, way.slice(0, -1)) as Record<string | number, unknown>;
    const key = way.at(-1) ?? "";
    place[key] = theirs;
    if (theirs === undefined) {
      delete place[key];
    }
  }
  return writeFile(type, whole.value, versions.theirs);
};
