import { asObject, isObject, valueAt } from "../../content/check/as-object";
import type { ContentType } from "../../content/model/registry";
import { readFile, writeFile } from "../formats/format";
import { matchItems, sameJson, sameName } from "../formats/match";

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
  // Entries that stand where they stood are the same, one by one; of those that moved the whole list is chosen.
  const stays = (list: unknown[]) =>
    list.length === old.length && matchItems(list, old).every((from, at) => from === at);
  return own.length > 0 && stays(own) && stays(other)
    ? own.flatMap((item, index) => differences(old[index], item, other[index], [...path, index]))
    : [{ path, mine, theirs, clash: !sameJson(mine, base) }];
};

type Three<T = unknown> = [base: T, mine: T, theirs: T];

/** Entries of a list, each by its index in the list that it came from; what is new has a key of its own. */
const keyed = (list: readonly unknown[], before: readonly unknown[], whose: string) => {
  const found = matchItems(list, before);
  return new Map(list.map((entry, at): [string | number, unknown] => [found[at] ?? `${whose} ${at}`, entry]));
};

/**
 * Three versions of a list with the same entries in the same order, so that nobody has to choose between lists: what one
 * has added comes after the same entry in all, what one took away goes from all.
 *
 * @returns undefined where entries were moved, or where one changed what the other took away
 */
const together = ([base, mine, theirs]: Three<unknown[]>): Three<unknown[]> | undefined => {
  const [old, own, other] = [new Map(base.entries()), keyed(mine, base, "mine"), keyed(theirs, base, "theirs")];
  const isInOrder = (list: typeof own) =>
    [...list.keys()].filter((key) => typeof key === "number").every((key, at, kept) => key > (kept[at - 1] ?? -1));
  const isClear = base.every((entry, key) => {
    const found = [own, other].filter((list) => list.has(key));
    return found.length === 2 || found.every((list) => sameJson(list.get(key), entry));
  });
  if (!isInOrder(own) || !isInOrder(other) || !isClear) {
    return undefined;
  }
  const keys = [...own.keys()].filter((key) => typeof key === "string" || other.has(key));
  const before: (string | number)[] = [];
  for (const [key, entry] of other) {
    if (typeof key === "string" && !mine.some((one) => sameJson(one, entry))) {
      keys.splice(keys.findLastIndex((one) => before.includes(one)) + 1, 0, key);
    }
    before.push(key);
  }
  const all = new Map([...other, ...own]);
  const inAll = (list: ReadonlyMap<string | number, unknown>) =>
    keys.map((key) => (list.has(key) ? list.get(key) : all.get(key)));
  return [inAll(old), inAll(own), inAll(other)];
};

/** Three versions with all lists in them {@link together}; within an entry of a list, where it has the same name in all. */
const aligned = (three: Three): Three => {
  if (three.every(Array.isArray)) {
    const [base, mine, theirs] = together(three as Three<unknown[]>) ?? [];
    if (!base || !mine || !theirs) {
      return three;
    }
    const rows = mine.map((entry, index): Three => {
      const [old, other] = [base[index], theirs[index]];
      return sameName(old, entry) && sameName(old, other) ? aligned([old, entry, other]) : [old, entry, other];
    });
    return [rows.map(([old]) => old), rows.map(([, own]) => own), rows.map(([, , other]) => other)];
  }
  if (!three.every(isObject)) {
    return three;
  }
  const copies = three.map((version) => ({ ...(version as object) })) as Three<Record<string, unknown>>;
  const [base, mine, theirs] = copies;
  for (const key of Object.keys(mine).filter((name) => name in base && name in theirs)) {
    [base[key], mine[key], theirs[key]] = aligned([base[key], mine[key], theirs[key]]);
  }
  return copies;
};

/** What the three versions hold; where both have changed something, {@link aligned}. */
export const valuesOf = (type: ContentType, { base, mine, theirs }: Versions): Three => {
  const read = (text: string) => (text.trim() === "" ? {} : readFile(type, text));
  const values: Three = [read(base), read(mine), read(theirs)];
  return mine === base ? values : aligned(values);
};

/** The fields that somebody else has changed and that are different in the form; of lists of another length or order all. */
export const differencesIn = (type: ContentType, versions: Versions): Difference[] =>
  differences(...valuesOf(type, versions), []);

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
