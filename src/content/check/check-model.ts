import { z } from "zod";
import { metaOf } from "../model/field-types";
import { valueAt } from "./as-object";
import type { ContentProblem, DataPath } from "./document";
import { type FilledPart, pathKey } from "./fill";
import { describeIssue, knownKeys } from "./message";
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
      const known = knownKeys(schemaAt(schema, value, path), issue.input);
      return issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => pathKey([...path, nearest(key, known) ?? ""]))
        : [];
    }),
  );

/** Checks an entry against its schema; what is reported elsewhere is left out. */
export const checkModel = ({ part, value, incomplete }: FilledPart): ContentProblem[] => {
  const result = part.schema.safeParse(value, { error: () => "", reportInput: true });
  const issues = result.error?.issues ?? [];
  const meant = meantPaths(issues, part.schema, value);
  // Text where a list belongs has no number of entries.
  const ofOtherType = new Set(issues.map(({ code, path }) => code === "invalid_type" && pathKey(path as DataPath)));
  return issues.flatMap((issue) => {
    const path = issue.path as DataPath;
    const schema = schemaAt(part.schema, value, path);
    const isMisspelt = issue.input === undefined && meant.has(pathKey(path));
    const isBeside = issue.code.startsWith("too_") && ofOtherType.has(pathKey(path));
    if (isMisspelt || isBeside || incomplete.has(pathKey(path)) || isWrongReference(issue, schema)) {
      return [];
    }
    const group = path.slice(0, -1);
    const parent = schemaAt(part.schema, value, group) ?? part.schema;
    const fieldSchema = objectSchemaFor(parent, valueAt(value, group))?.shape[String(path.at(-1))];
    if (issue.input === "" && fieldSchema instanceof z.ZodOptional) {
      return [problemAt(part, path, "is leeg; haal het veld weg, of vul het in")];
    }
    const shown = valueAt(value, path);
    const filled = typeof shown === "string" && shown !== valueAt(part.value, path);
    return describeIssue(issue, schema, filled).map(({ path: at, text }) => problemAt(part, at, text));
  });
};
