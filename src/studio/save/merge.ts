import { isObject } from "../../content/check/as-object";
import type { ContentType } from "../../content/model/registry";
import { asValue, readFile, writeFile } from "../formats/format";
import { sameJson } from "../formats/match";

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

type Choose = (difference: Difference) => unknown;

const mergeValues = (
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choose: Choose,
  path: Difference["path"],
): unknown => {
  if (sameJson(theirs, base) || sameJson(mine, theirs)) {
    return mine;
  }
  if (isObject(mine) && isObject(theirs)) {
    const old = isObject(base) ? base : {};
    const keys = Object.keys({ ...theirs, ...mine });
    const merged = keys.map(
      (key) => [key, mergeValues(old[key], mine[key], theirs[key], choose, [...path, key])] as const,
    );
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (
    Array.isArray(mine) &&
    Array.isArray(theirs) &&
    Array.isArray(base) &&
    mine.length === theirs.length &&
    mine.length === base.length
  ) {
    return mine.map((item, index) => mergeValues(base[index], item, theirs[index], choose, [...path, index]));
  }
  return choose({ path, mine, theirs, clash: !sameJson(mine, base) });
};

const valuesOf = (type: ContentType, text: string): unknown =>
  text.trim() === "" ? {} : asValue(type, readFile(type, text));

const mergeAll = (type: ContentType, { base, mine, theirs }: Versions, choose: Choose): unknown =>
  mergeValues(valuesOf(type, base), valuesOf(type, mine), valuesOf(type, theirs), choose, []);

/** The fields that somebody else has changed and that are different in the form; in lists of another length the whole list. */
export const differencesIn = (type: ContentType, versions: Versions): Difference[] => {
  const found: Difference[] = [];
  mergeAll(type, versions, (difference) => {
    found.push(difference);
    return difference.mine;
  });
  return found;
};

/**
 * The file with the changes of both.
 *
 * @param takesTheirs whether a field gets what somebody else made of it, in the order of {@link differencesIn}
 */
export const merge = (type: ContentType, versions: Versions, takesTheirs: readonly boolean[]): string => {
  let index = 0;
  const value = mergeAll(type, versions, ({ mine, theirs }) => {
    const theirsWins = takesTheirs[index];
    index += 1;
    return theirsWins ? theirs : mine;
  });
  return writeFile(type, value, versions.theirs);
};
