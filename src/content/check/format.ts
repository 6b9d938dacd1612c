import type { ContentProblem } from "./document";
import { count } from "./dutch";

/** Sorts problems by file, line and column. */
export const sortProblems = (problems: readonly ContentProblem[]): ContentProblem[] =>
  [...problems].sort(
    (a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)) || a.line - b.line || a.column - b.column,
  );

/** One problem on one line: `data/cities/utrecht.json:14:12 – seo.description: 171 tekens, hoogstens 160`. */
export const formatProblem = ({ file, line, column, label, message }: ContentProblem): string =>
  `${file}:${line}:${column} – ${label ? `${label}: ` : ""}${message}`;

/** Warnings, one on a line. */
export const formatWarnings = (warnings: readonly ContentProblem[]): string =>
  ["Let op (de site kan zo wel live):", ...warnings.map(formatProblem)].join("\n");

/** Problems, one on a line, and their number. */
export const formatProblems = (problems: readonly ContentProblem[]): string => {
  const files = new Set(problems.map(({ file }) => file)).size;
  const total = `${count(problems.length, "fout", "fouten")} in ${count(files, "bestand", "bestanden")}.`;
  return [...problems.map(formatProblem), "", total].join("\n");
};
