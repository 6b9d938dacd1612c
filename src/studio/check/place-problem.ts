import type { ContentProblem } from "../../content/check/document";
import { type ContentType, contentTypeOfFile } from "../../content/model/registry";
import { type FileState, stateOf } from "../folder/site-files";
import { formPath, readFile } from "../formats/format";
import { inFormWords } from "../forms/form-words";
import { nameOfFile, placeOf } from "../forms/place";

/** Where the field of a problem is in its form, `at` which place of its text, and what is wrong there in its own words. */
export const placeInForm = (type: ContentType, text: string, { path = [], at, message }: ContentProblem) => {
  // What tells blocks apart is no field of a form.
  const way = path.filter((step) => step !== "type");
  const place = placeOf(type, readFile(type, text), way);
  return { path: formPath(type, way), place, message: inFormWords(message), at };
};

/** Where a problem is on the site, `Menu's › Menu “Over ons” › Link`, and what is wrong there. */
export const placeInSite = (problem: ContentProblem, text: FileState = stateOf(problem.file)) => {
  const { file, message } = problem;
  const type = contentTypeOfFile(file);
  try {
    const found = type && text ? placeInForm(type, text, problem) : { path: [], place: "", message };
    return { ...found, place: [nameOfFile(file, text ?? ""), found.place].filter(Boolean).join(" › ") };
  } catch {
    return { path: [], place: file, message };
  }
};

/** Most problems that a message names. */
const MOST = 8;

/** A message that names problems, each with its place in the text of its file. */
export const listProblems = (title: string, problems: readonly ContentProblem[], textOf: typeof stateOf): string => {
  const lines = problems.slice(0, MOST).map((problem) => {
    const { place, message } = placeInSite(problem, textOf(problem.file));
    return `• ${place}: ${message}`;
  });
  const more = problems.length > MOST ? [`• en nog ${problems.length - MOST}`] : [];
  return [title, ...lines, ...more].join("\n");
};
