import type { z } from "zod";
import { metaOf } from "../model/field-types";
import { valueAt } from "./as-object";
import type { ContentProblem, DataPath } from "./document";
import { type FilledPart, pathKey } from "./fill";
import { describeIssue } from "./message";
import { nearest } from "./nearest";
import { problemAt } from "./part";
import { objectSchemaFor, schemaAt } from "./walk";

/** A malformed reference; the check of references reports it. */
const isWrongReference = ({ code }: z.core.$ZodIssue, schema: z.ZodType | undefined): boolean =>
  code === "invalid_format" && schema !== undefined && metaOf(schema).field?.kind === "reference";

/** Paths of fields whose names were misspelt, so that they are not reported as missing too. */
const meantPaths = (issues: readonly z.core.$ZodIssue[], schema: z.ZodType, value: unknown): ReadonlySet<string> =>
  new Set(
    issues.flatMap((issue) => {
      const path = issue.path as DataPath;
      const object = schemaAt(schema, value, path);
      const known = Object.keys((object && objectSchemaFor(object, valueAt(value, path))?.shape) ?? {});
      return issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => pathKey([...path, nearest(key, known) ?? ""]))
        : [];
    }),
  );

export const checkModel = ({ part, value, incomplete }: FilledPart): ContentProblem[] => {
  const result = part.schema.safeParse(value, { error: () => "", reportInput: true });
  const issues = result.error?.issues ?? [];
  const meant = meantPaths(issues, part.schema, value);
  return issues.flatMap((issue) => {
    const path = issue.path as DataPath;
    const isMisspelt = issue.input === undefined && meant.has(pathKey(path));
    if (isMisspelt || incomplete.has(pathKey(path)) || isWrongReference(issue, schemaAt(part.schema, value, path))) {
      return [];
    }
    const shown = valueAt(value, path);
    const filled = typeof shown === "string" && shown !== valueAt(part.value, path);
    return describeIssue(issue, part.schema, value, filled).map(({ path: at, text }) => problemAt(part, at, text));
  });
};
