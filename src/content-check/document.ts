import type { ContentType } from "../content-model/registry";
import type { MarkdownFindings } from "./markdown-findings";
import type { ContentProblem, DataPath, Position } from "./problem";

/** Finds where parsed values stand in their file. */
export interface Locator {
  /**
   * Where a value starts; a value that is missing stands where the object starts that should hold it.
   *
   * @param index offset inside a string value
   */
  value(path: DataPath, index?: number): Position;
  /** Where the key of a value starts. */
  key(path: DataPath): Position;
}

/** Problem in the notation of a file, before the file's name is added. */
export interface SyntaxProblem extends Position {
  message: string;
}

/** The prose of an MDX file, with what it holds; all offsets count from the start of the file. */
export interface Prose extends MarkdownFindings {
  /** Offset of the first character after the frontmatter. */
  start: number;
  text: string;
}

/** What a parser makes of the text of a file. */
export interface Parsed {
  /** The data, as far as it could be read. */
  data: unknown;
  /** Whether the notation is wrong, so that data may be missing for that reason alone. */
  broken: boolean;
  problems: SyntaxProblem[];
  locator: Locator;
  /** Absent in JSON. */
  body?: Prose;
}

/** A content file. */
export interface ContentDocument extends Parsed {
  /** Path from the project's root, with forward slashes. */
  file: string;
  type: ContentType;
  text: string;
}

/** One entry of a content type: a file, or an item of a list file. */
export interface Entry {
  document: ContentDocument;
  type: ContentType;
  /** Way from the file's data to the entry. */
  path: DataPath;
  value: unknown;
  /** Name in messages before the field: the key of an item of a list, else empty. */
  name: string;
}

/** A problem with a position in a document. */
export const problemIn = (document: { file: string }, position: Position, message: string): ContentProblem => ({
  file: document.file,
  line: position.line,
  column: position.column,
  message,
});
