import type { ContentType } from "../model/registry";
import type { MarkdownFindings } from "./markdown-findings";

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

/** Finds the position of parsed values in their file. */
export interface Locator {
  /**
   * Position of a value; a missing value has the position of the object that should hold it.
   * @param index offset inside a string value
   */
  value(path: DataPath, index?: number): Position;
  key(path: DataPath): Position;
}

/** A syntax error, before the file's name is known. */
export interface SyntaxProblem extends Position {
  message: string;
}

/** The prose of an MDX file; all offsets count from the start of the file. */
interface Prose extends MarkdownFindings {
  /** Offset of the first character after the frontmatter. */
  start: number;
  text: string;
}

/** A parsed file. */
export interface Parsed {
  /** The data, as far as they could be read. */
  data: unknown;
  /** Whether the syntax is wrong, so that data may be missing for that reason alone. */
  broken: boolean;
  problems: SyntaxProblem[];
  locator: Locator;
  /** Absent in JSON. */
  body?: Prose;
}

export interface ContentDocument extends Parsed {
  /** Path from the project's root, with forward slashes. */
  file: string;
  type: ContentType;
  text: string;
}

/** An entry of a content type: a file, or an item of a list file. */
export interface Entry {
  document: ContentDocument;
  type: ContentType;
  /** Path from the file's data to the entry. */
  path: DataPath;
  value: unknown;
  /** Prefix of the field in messages: the key of an item of a list, else empty. */
  name: string;
}

export const problemIn = ({ file }: { file: string }, { line, column }: Position, message: string): ContentProblem => ({
  file,
  line,
  column,
  message,
});

/** A problem with a file as a whole. */
export const problemOf = (file: string, message: string): ContentProblem => ({ file, line: 1, column: 1, message });
