import type { z } from "zod";
import { metaOf } from "../content-model/kinds";
import { problemIn } from "./document";
import { type FilledPart, pathKey } from "./fill";
import { describeIssue } from "./message";
import { nearest } from "./nearest";
import type { ContentProblem, DataPath } from "./problem";
import { valueAt } from "./record";
import { objectSchemaFor, schemaAt } from "./walk";

/** A reference in a wrong form leads nowhere, which is what the check of the references says. */
const isWrongReference = ({ code }: z.core.$ZodIssue, schema: z.ZodType | undefined): boolean =>
  code === "invalid_format" && schema !== undefined && metaOf(schema).field?.kind === "reference";

/** Paths of the fields whose names were misspelt: that they are missing is a consequence. */
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

/** Checks filled-in data against the content model. */
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
    return describeIssue(issue, part.schema, value, filled).map((violation) => {
      const position = violation.atKey ? part.keyAt(violation.path) : part.at(violation.path);
      const label = part.label(violation.path);
      return problemIn(part.document, position, label ? `${label}: ${violation.text}` : violation.text);
    });
  });
};
