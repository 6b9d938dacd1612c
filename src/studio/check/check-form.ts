import { getLocation } from "jsonc-parser";
import { inspectContent } from "../../content-check/check";
import type { ContentProblem } from "../../content-check/problem";
import { schemaAt, walk } from "../../content-check/walk";
import type { ContentType } from "../../content-model/registry";
import { addName, fileText, fileTexts, setFile, siteFiles } from "../folder/site-files";
import { BODY_FIELD, type FormData, fileSchema, LIST_FIELD, previewFile, textOf } from "../formats/format";
import { extensionOf } from "../forms/config";
import { labelOf } from "../forms/names";

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

const EMPTY = /^(?:is leeg|ontbreekt|“”)/;

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
  const inData = (type.source.kind === "list" ? path.slice(1) : path).map((step) =>
    /^\d+$/.test(step) ? Number(step) : step,
  );
  const names = inData.flatMap((step, index) => {
    const schema = schemaAt(fileSchema(type), data, inData.slice(0, index + 1));
    return typeof step === "number" ? [`nr. ${step + 1}`] : [schema ? labelOf(schema) || step : step];
  });
  return path[0] === BODY_FIELD ? "Tekst" : names.join(" › ");
};

const sameProblem = (a: ContentProblem) => (b: ContentProblem) => a.file === b.file && a.message === b.message;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Name that stands for a picture that the editor has chosen and that is not on disk yet. */
const NEW_IMAGE = "nieuwe-afbeelding.png";

/** Forms, by the text that they came from, in which a new picture was chosen. */
const withNewImages = new Set<string>();

/**
 * The form with new pictures under a name of the site, and the files that will be there once it is saved: while the
 * editor writes, a new picture has an address in the browser; when the engine saves, it has its name.
 */
const withImages = (type: ContentType, form: FormData): { form: FormData; images: string[] } => {
  const images: string[] = [];
  const base = textOf(form);
  const { [LIST_FIELD]: items } = form;
  const isList = type.source.kind === "list";
  const walked = walk(fileSchema(type), isList ? items : form, {
    text: ({ value, field }) => {
      if (field?.kind !== "imageFile" || value === "") {
        return value;
      }
      const isNew = value.startsWith("blob:");
      if (isNew) {
        withNewImages.add(base);
      }
      if (isNew || withNewImages.has(base)) {
        images.push(`content/images/${isNew ? NEW_IMAGE : value.replace(/^\//, "")}`);
      }
      return isNew ? `/${NEW_IMAGE}` : value;
    },
  });
  return { form: isList ? { ...form, [LIST_FIELD]: walked } : (walked as FormData), images };
};

/**
 * Checks a form as the build would check its file, among all other files.
 *
 * @returns what is wrong in the form, and what it makes wrong in other files
 */
export const checkForm = (type: ContentType, filled: FormData): FormProblem[] => {
  const { form, images } = withImages(type, filled);
  const file = fileOf(type, form);
  const before = fileText(file);
  const known = inspectContent(siteFiles()).problems.filter((problem) => problem.file !== file);
  let text: string;
  try {
    text = previewFile(type, form);
  } catch (error) {
    return [formProblem([], "", error instanceof Error ? error.message : String(error))];
  }
  if (!textOf(form) && before !== undefined && before !== text) {
    return [formProblem([type.key ?? ""], "", "Dit adres bestaat al; kies een ander.")];
  }
  const added = images.filter((image) => addName(image));
  setFile(file, text);
  try {
    const data = parsed(text);
    return inspectContent(siteFiles()).problems.flatMap((problem): FormProblem[] => {
      if (problem.file === file) {
        const path = pathOf(type, text, problem);
        return [formProblem(path, placeOf(type, data, path), problem.message.replace(LABEL, ""))];
      }
      return known.some(sameProblem(problem)) ? [] : [formProblem([], problem.file, problem.message)];
    });
  } finally {
    setFile(file, before);
    for (const image of added) {
      setFile(image, undefined);
    }
  }
};
