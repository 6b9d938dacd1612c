import { getLocation } from "jsonc-parser";
import type { ContentProblem } from "../../content-check/problem";
import { schemaAt } from "../../content-check/walk";
import type { ContentType } from "../../content-model/registry";
import { fileText, fileTexts } from "../folder/site-files";
import { BODY_FIELD, dataPath, type FormData, fileSchema, LIST_FIELD, previewFile, textOf } from "../formats/format";
import { extensionOf } from "../forms/config";
import { labelOf } from "../forms/names";
import { inspectDraft } from "./ask-worker";
import { withImages } from "./new-images";
import type { Draft, DraftReport } from "./worker";

/** What is wrong with a form, and where. */
export interface FormProblem {
  /** Way to the field in the form; empty for the form as a whole. */
  path: string[];
  /** Dutch names of the fields on that way. */
  place: string;
  message: string;
  /** Whether the field is only empty: in a new form that is no mistake yet. */
  empty: boolean;
}

const EMPTY = /^(?:is leeg|ontbreekt)/;

const formProblem = (path: string[], place: string, message: string): FormProblem => ({
  path,
  place,
  message,
  empty: EMPTY.test(message),
});

const fileName = (type: ContentType, form: FormData): string => {
  const address = String(form[type.key ?? "slug"] ?? "");
  return address.replace(/^\//, "").replaceAll("/", "-") || (address === "/" ? "home" : "nieuw");
};

/** File that a form is of, or will be of. */
export const fileOf = (type: ContentType, form: FormData): string => {
  const { source } = type;
  if (source.kind === "file" || source.kind === "list") {
    return source.file;
  }
  const text = textOf(form).trim();
  const known =
    text && [...fileTexts()].find(([file, other]) => file.startsWith(`${source.folder}/`) && other.trim() === text);
  return known ? known[0] : `${source.folder}/${fileName(type, form)}.${extensionOf(type)}`;
};

const LABEL = /^([\w[\].-]+): /;

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
  return [...path, ...(known ? [missing] : [])].map(String);
};

const pathOf = (type: ContentType, text: string, problem: ContentProblem): string[] => {
  if (type.source.kind !== "mdx") {
    const path = pathInJson(type, text, problem);
    return type.source.kind === "list" ? [LIST_FIELD, ...path] : path;
  }
  const prose = text.split("\n").indexOf("---", 1) + 1;
  return problem.line > prose ? [BODY_FIELD] : steps(LABEL.exec(problem.message)?.[1] ?? "");
};

const placeOf = (type: ContentType, data: unknown, path: readonly string[]): string => {
  const inData = dataPath(type, path);
  const names = inData.flatMap((step, index) => {
    const schema = schemaAt(fileSchema(type), data, inData.slice(0, index + 1));
    return typeof step === "number" ? [`nr. ${step + 1}`] : [schema ? labelOf(schema) || step : step];
  });
  return path[0] === BODY_FIELD ? "Tekst" : names.join(" › ");
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What the check says of a form. */
export interface FormReport {
  /** What is wrong in the form, and what it makes wrong in other files: it cannot be saved. */
  problems: readonly FormProblem[];
  /** What the editor should look at. */
  warnings: readonly FormProblem[];
}

const onlyProblem = (path: string[], message: string): FormReport => ({
  problems: [formProblem(path, "", message)],
  warnings: [],
});

/** A form as the engine has it. */
export interface EngineForm {
  data: FormData;
  /** Whether it was never saved. */
  newRecord: boolean;
  /** The file that it is of, if it has one. */
  path: string;
}

/** The file that a form makes; an address that is taken already is a message. */
const draftOf = (type: ContentType, { data, newRecord, path }: EngineForm): Draft | FormReport => {
  const { form, images } = withImages(type, data);
  const file = path || fileOf(type, form);
  const before = fileText(file);
  try {
    const text = previewFile(type, form);
    return newRecord && before !== undefined && before !== text
      ? onlyProblem([type.key ?? ""], "Dit adres bestaat al; kies een ander.")
      : { file, text, images };
  } catch (error) {
    return onlyProblem([], error instanceof Error ? error.message : String(error));
  }
};

const reportOf = (type: ContentType, { text }: Draft, found: DraftReport): FormReport => {
  const data = parsed(text);
  const inForm = (problem: ContentProblem): FormProblem => {
    const path = pathOf(type, text, problem);
    return formProblem(path, placeOf(type, data, path), problem.message.replace(LABEL, ""));
  };
  const elsewhere = found.elsewhere.map((problem) => formProblem([], problem.file, problem.message));
  return { problems: [...found.problems.map(inForm), ...elsewhere], warnings: found.warnings.map(inForm) };
};

/** The check that runs. */
let running: Promise<unknown> = Promise.resolve();

/**
 * Checks a form as the build would check its file, among all other files, once earlier checks have ended.
 *
 * @param read gives what the form holds; asked when the check begins, so that what was typed meanwhile counts
 * @throws when the check itself fails
 */
export const checkForm = (type: ContentType, read: () => EngineForm): Promise<FormReport> => {
  const check = async () => {
    const draft = draftOf(type, read());
    return "file" in draft ? reportOf(type, draft, await inspectDraft(draft)) : draft;
  };
  const report = running.then(check, check);
  running = report;
  return report;
};
