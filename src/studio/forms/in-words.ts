import type { z } from "zod";
import { isObject } from "../../content/check/as-object";
import { schemaAt } from "../../content/check/walk";
import { metaOf } from "../../content/model/field-types";
import type { ContentType } from "../../content/model/registry";
import { fileSchema, readFile } from "../formats/format";
import { sameJson } from "../formats/match";
import { differencesIn } from "../save/merge";
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

/**
 * The fields that differ between two versions of a file, each with the names on the way to it and what an editor reads in
 * only one of the two; of lists and prose no more than what differs.
 */
export const changesBetween = (type: ContentType, before: string, after: string) => {
  const value = readFile(type, after || before);
  return differencesIn(type, { base: before, mine: before, theirs: after }).map(({ path, mine, theirs }) => {
    const schema = schemaAt(fileSchema(type), value, path);
    const only = (value: unknown, other: unknown) =>
      partsOf(value)
        .filter((part) => !partsOf(other).some((same) => sameJson(part, same)))
        .map((part) => inWords(part, Array.isArray(value) && schema ? schemaAt(schema, [part], [0]) : schema));
    return { place: placeOf(type, value, path), before: only(mine, theirs), after: only(theirs, mine) };
  });
};
