import { valueAt } from "../../content/check/as-object";
import { BODY_FIELD, type ContentProblem } from "../../content/check/document";
import { fileOf } from "../../content/check/page-path";
import { walk } from "../../content/check/walk";
import { metaOf } from "../../content/model/field-types";
import type { ContentType } from "../../content/model/registry";
import { stateOf } from "../folder/site-files";
import { type FormValues, fieldSchema, formSchema, previewFile, textOf } from "../formats/format";
import { mapPictures } from "../formats/prose-blocks";
import { moveOf } from "../save/moves";
import { inspectDraft } from "./ask-worker";
import { placeInForm, placeInSite } from "./place-problem";

/** What is wrong with a form, and where. */
export interface FormProblem {
  /** Way to the field in the form; empty for the form as a whole. */
  path: string[];
  /** Where it is in the text of that field, if that is known. */
  at?: number | undefined;
  /** Dutch names of the fields on that way. */
  place: string;
  message: string;
  /** Whether the field is only empty: in what is new that is no mistake yet. */
  empty: boolean;
}

const EMPTY = /^(?:is leeg|ontbreekt)/;

/** What the check says of a form. */
export interface FormReport {
  /** What is wrong in the form, and what it makes wrong in other files: it cannot be saved. */
  problems: readonly FormProblem[];
  /** What the editor should look at. */
  warnings: readonly FormProblem[];
}

/** A form as the engine gives it to a field. */
export interface EngineForm {
  data: FormValues;
  /** The file that it is of; empty where it was never saved. */
  path: string;
}

/** Whether a form that was never saved is a copy of another. */
export const isCopy = ({ data, path }: EngineForm): boolean => path === "" && textOf(data) !== "";

/**
 * The form with new pictures under a name of the site, and their files, which saving adds: until then a new picture has an
 * address in the browser.
 */
const withImages = (type: ContentType, form: FormValues) => {
  const images: (readonly [file: string, state: null])[] = [];
  const named = (file: string, endings = ""): string => {
    if (!file.startsWith("blob:")) {
      return file;
    }
    // Of the same length as the `blob:` address, so that offsets after it still fit the text that the editor sees.
    const name = `${file.slice(0, -4).replaceAll(/\W/g, "-")}${endings === ".svg" ? endings : ".png"}`;
    images.push([`content/images/${name}`, null]);
    return `/${name}`;
  };
  const fields = walk(formSchema(type), form, {
    text: ({ value, field }) => (field?.kind === "imageFile" ? named(value, field.endings) : value),
  }) as FormValues;
  const { [BODY_FIELD]: body } = form;
  return { form: body ? { ...fields, [BODY_FIELD]: mapPictures(String(body), named) } : fields, images };
};

/**
 * The file that a form makes, as it would be once it is saved; `others` that change then too, and pictures.
 *
 * @throws where a file that goes along is broken, with a message for the editor
 */
const draftOf = (type: ContentType, engineForm: EngineForm) => {
  const { data, path } = engineForm;
  const { form, images } = withImages(type, data);
  const file = path || fileOf(type, form);
  const text = previewFile(type, form);
  const move = path === "" ? undefined : moveOf(file, text);
  if (move) {
    const gone = move.file === file ? [] : [[file, undefined] as const];
    return { ...move, others: [...images, ...gone, ...move.others] };
  }
  const isTaken = path === "" && stateOf(file) !== undefined && (isCopy(engineForm) || stateOf(file) !== text);
  return { file, text, others: images, isTaken };
};

const inspect = async (
  type: ContentType,
  { file, text, others }: ReturnType<typeof draftOf>,
  isNew: (path: string[]) => boolean,
): Promise<FormReport> => {
  const { problems, warnings } = await inspectDraft([[file, text], ...others]);
  const inForm = (problem: ContentProblem): FormProblem => {
    const found = problem.file === file ? placeInForm(type, text, problem) : { ...placeInSite(problem), path: [] };
    return { ...found, empty: EMPTY.test(found.message) && isNew(found.path) };
  };
  const own = problems.filter((problem) => problem.file === file);
  // What follows from them elsewhere, an editor cannot mend there.
  return { problems: (own.length > 0 ? own : problems).map(inForm), warnings: warnings.map(inForm) };
};

/** Last check that was started; the next one waits for it. */
let running: Promise<unknown> = Promise.resolve();

/**
 * Checks a form as the build would check its file, among all other files, once earlier checks have ended.
 *
 * @param read gives what the form holds; asked when the check begins, so that what was typed meanwhile counts
 * @param opened what it held when it was opened
 * @throws where the check does not run or a file that goes along is broken, with a message for the editor
 */
export const checkForm = (type: ContentType, read: () => EngineForm, opened: FormValues): Promise<FormReport> => {
  const isNew = (path: string[]) => read().path === "" || valueAt(opened, path) === undefined;
  const check = async (): Promise<FormReport> => {
    const form = read();
    const draft = draftOf(type, form);
    const key = type.key ?? "";
    if (!draft.isTaken) {
      return inspect(type, draft, isNew);
    }
    // What else must differ, as if the address did.
    const other = draftOf(type, { ...form, data: { ...form.data, [key]: `${form.data[key]}0` } });
    const rest = other.isTaken ? { problems: [], warnings: [] } : await inspect(type, other, isNew);
    const label = metaOf(fieldSchema(type, form.data, [key]) ?? type.schema).label;
    const message = "Dit adres bestaat al; kies een ander.";
    const taken: FormProblem = { path: [key], place: label, message, empty: false };
    return { ...rest, problems: [taken, ...rest.problems] };
  };
  const report = running.then(check, check);
  running = report;
  return report;
};
