/** Place in a file; line and column count from 1, as editors show them. */
export interface Position {
  line: number;
  column: number;
}

/** Something in the content that must be mended before the site can be built. */
export interface ContentProblem extends Position {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** What is wrong and what is allowed, in Dutch. */
  message: string;
}

/** Way to a value in parsed data: keys and list indexes. */
export type DataPath = readonly (string | number)[];

/** Way to a value as people read it: `sections[2].title`. */
export const pathLabel = (path: DataPath): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
