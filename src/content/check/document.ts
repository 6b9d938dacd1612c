import type { ContentType } from "../model/registry";
import type { MarkdownFindings } from "./markdown-findings";

/** Position in a file; line and column count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Position of a file as a whole. */
export const TOP: Position = { line: 1, column: 1 };

/** Turns offsets in a text into lines and columns. */
export const lineIndex =
  (text: string) =>
  (offset: number): Position => {
    const lines = text.slice(0, offset).split("\n");
    return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
  };

/** Path to a value in parsed data. */
export type DataPath = readonly (string | number)[];

/** Step of a path that leads to the prose of an MDX file, which is not among its data. */
export const BODY_FIELD = "body";

/** Position of a field, or in its text. */
export interface Place extends Position {
  /** Path to the field in the data of the file; absent where the file as a whole is meant. */
  path?: DataPath;
  /** Offset in the text of the field, or in trimmed prose; absent where the field as a whole is meant. */
  at?: number | undefined;
  /** The field in readable form, for those who read files: `sections[2].title`. */
  label?: string;
}

/** A mistake, before the file's name is known. */
export interface PlacedMessage extends Place {
  /** In Dutch: what is wrong, and what is allowed. */
  message: string;
}

/** A problem with the content. */
export interface ContentProblem extends PlacedMessage {
  file: string;
}

/** Path in readable form: `sections[2].title`. */
export const pathLabel = (path: DataPath): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");

/**
 * Finds the position of a parsed value in its file; a missing value has that of the object that should hold it.
 * @param index offset inside a string value
 */
export type Locator = (path: DataPath, index?: number) => Position;

/** What a reader has at a path, or else at the object that should hold it. */
export const closest = <Node>(path: DataPath, nodeAt: (path: DataPath) => Node | undefined): Node | undefined =>
  nodeAt(path) ?? (path.length > 0 ? closest(path.slice(0, -1), nodeAt) : undefined);

/** The prose of an MDX file; all offsets count from its start, after the frontmatter. */
interface Prose extends MarkdownFindings {
  text: string;
  at(offset: number): Place;
}

/** A parsed file. */
export interface Parsed {
  /** The data, as far as they could be read. */
  data: unknown;
  /** Whether the syntax is wrong, so that data may be missing for that reason alone. */
  broken: boolean;
  problems: PlacedMessage[];
  locate: Locator;
  /** Absent in JSON. */
  body?: Prose;
}

export interface ContentDocument extends Parsed {
  /** Path from the project's root, with forward slashes. */
  file: string;
  type: ContentType;
  text: string;
}

/** A problem with a file as a whole. */
export const problemOf = (file: string, message: string): ContentProblem => ({ file, ...TOP, message });
