/** Position in a file; line and column count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A problem with the content. */
export interface ContentProblem extends Position {
  file: string;
  /** In Dutch: what is wrong, and what is allowed. */
  message: string;
}

/** Path to a value in parsed data. */
export type DataPath = readonly (string | number)[];

/** Path in readable form: `sections[2].title`. */
export const pathLabel = (path: DataPath): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
