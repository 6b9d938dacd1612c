import { findNodeAtOffset, getLocation, parseTree } from "jsonc-parser";
import type { ContentProblem } from "../../content/check/document";
import { schemaAt } from "../../content/check/walk";
import { type ContentType, contentTypeOfFile } from "../../content/model/registry";
import { type FileState, stateOf } from "../folder/site-files";
import { BODY_FIELD, dataPath, fileSchema, LIST_FIELD, readFile } from "../formats/format";
import { inFormWords } from "../forms/form-words";
import { nameOfFile, placeOf } from "../forms/place";

/** Way to a field, after the name of its entry, which may be any words. */
const LABEL = /^(?:[^:]*\.)?([\w[\]./-]+): /;

/** `[2].items[0].title` → `["2", "items", "0", "title"]` */
const steps = (label: string): string[] => label.split(/[.[\]]+/).filter(Boolean);

const offsetOf = (text: string, { line, column }: ContentProblem): number =>
  text
    .split("\n")
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, 0) +
  column -
  1;

const pathInJson = (type: ContentType, text: string, problem: ContentProblem): string[] => {
  const offset = offsetOf(text, problem);
  const path = getLocation(text, text[offset] === "[" ? offset : offset + 1).path.filter((step) => step !== "");
  const missing = steps(LABEL.exec(problem.message)?.[1] ?? "").at(-1);
  const data: unknown = JSON.parse(text);
  const known =
    missing !== undefined && path.at(-1) !== missing && schemaAt(fileSchema(type), data, [...path, missing]);
  // What tells blocks apart is no field of a form.
  return [...path, ...(known ? [missing] : [])].map(String).filter((step) => step !== "type");
};

const pathOf = (type: ContentType, text: string, problem: ContentProblem): string[] => {
  if (type.source.kind !== "mdx") {
    const path = pathInJson(type, text, problem);
    return type.source.kind === "list" ? [LIST_FIELD, ...path] : path;
  }
  const prose = text.split("\n").indexOf("---", 1) + 1;
  return problem.line > prose ? [BODY_FIELD] : steps(LABEL.exec(problem.message)?.[1] ?? "");
};

/** Place of a problem in the text of its field; undefined where the field as a whole is wrong. */
const placeInText = (type: ContentType, text: string, problem: ContentProblem, [first]: readonly string[]) => {
  const offset = offsetOf(text, problem);
  if (type.source.kind === "mdx") {
    return first === BODY_FIELD ? offset - text.trimEnd().length + readFile(type, text).body.length : undefined;
  }
  const tree = parseTree(text);
  const node = tree && findNodeAtOffset(tree, offset);
  const isInside = node?.type === "string" && offset > node.offset;
  return isInside ? String(JSON.parse(`${text.slice(node.offset, offset)}"`)).length : undefined;
};

/** Where the field of a problem is in its form, `at` which place of its text, and what is wrong there in its own words. */
export const placeInForm = (type: ContentType, text: string, problem: ContentProblem) => {
  const path = pathOf(type, text, problem);
  const place = placeOf(type, parsed(text), dataPath(type, path));
  const message = inFormWords(problem.message.replace(LABEL, ""));
  const at = placeInText(type, text, problem, path);
  return { path, place, message, ...(at !== undefined && { at }) };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Where a problem is on the site, `Menu's › Menu “Over ons” › Link`, and what is wrong there. */
export const placeInSite = (problem: ContentProblem, text: FileState = stateOf(problem.file)) => {
  const { file, message } = problem;
  const type = contentTypeOfFile(file);
  try {
    const found = type && text ? placeInForm(type, text, problem) : { place: "", message };
    return { message: found.message, place: [nameOfFile(file, text ?? ""), found.place].filter(Boolean).join(" › ") };
  } catch {
    return { message, place: file };
  }
};

/** Most problems that a message names. */
const MOST = 8;

/**
 * A message that names problems, each with its place.
 *
 * @param textOf gives the text of a file, where it is not the one that is known
 */
export const listProblems = (
  title: string,
  problems: readonly ContentProblem[],
  textOf: (file: string) => FileState = stateOf,
): string => {
  const lines = problems.slice(0, MOST).map((problem) => {
    const { place, message } = placeInSite(problem, textOf(problem.file));
    return `• ${place}: ${message}`;
  });
  const more = problems.length > MOST ? [`• en nog ${problems.length - MOST}`] : [];
  return [title, ...lines, ...more].join("\n");
};
