import type { z } from "zod";
import { isObject } from "../../content/check/as-object";
import { schemaAt } from "../../content/check/walk";
import { metaOf } from "../../content/model/field-types";
import type { ContentType } from "../../content/model/registry";
import { fileSchema } from "../formats/format";
import { sameJson } from "../formats/match";
import { differencesIn, type Versions, valuesOf } from "../save/merge";
import { placeOf } from "./place";

/** A value as an editor reads it: choices by their Dutch names, entries by their texts. */
export const inWords = (value: unknown, schema?: z.ZodType): string => {
  const part = (item: unknown, key: string | number) => inWords(item, schema && schemaAt(schema, value, [key]));
  if (Array.isArray(value)) {
    return value.map(part).join("\n");
  }
  if (isObject(value)) {
    const parts = Object.entries(value).map(([key, item]) => part(item, key));
    return parts.join(" · ");
  }
  if (value === undefined || value === "") {
    return "(leeg)";
  }
  const choice = schema && metaOf(schema).labels?.[String(value)];
  return choice ?? (typeof value === "boolean" ? (value ? "aan" : "uit") : String(value));
};

const partsOf = (value: unknown): unknown[] => (typeof value === "string" ? value.split(/\n{2,}/) : [value].flat());

/** As {@link differencesIn}, each with the Dutch names on the way to its field, and the model of that field. */
export const placedDifferences = (type: ContentType, versions: Versions) => {
  const [, mine, theirs] = valuesOf(type, versions);
  const value = versions.theirs ? theirs : mine;
  return differencesIn(type, versions).map((difference) => ({
    ...difference,
    place: placeOf(type, value, difference.path) || "De hele lijst",
    schema: schemaAt(fileSchema(type), value, difference.path),
  }));
};

/**
 * The fields that differ between two versions of a file, each with the names on the way to it and what an editor reads in
 * only one of the two; of lists and prose no more than what differs.
 */
export const changesBetween = (type: ContentType, before: string, after: string) =>
  placedDifferences(type, { base: before, mine: before, theirs: after }).map(({ place, schema, mine, theirs }) => {
    const only = (value: unknown, other: unknown) =>
      partsOf(value)
        .filter((part) => !partsOf(other).some((same) => sameJson(part, same)))
        .map((part) => inWords(part, Array.isArray(value) && schema ? schemaAt(schema, [part], [0]) : schema));
    return { place, before: only(mine, theirs), after: only(theirs, mine) };
  });
