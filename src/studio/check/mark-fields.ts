import { parseJson } from "../../content/check/parse-json";
import { schemaAt, valueSchema } from "../../content/check/walk";
import { metaOf } from "../../content/model/field-types";
import type { ContentType } from "../../content/model/registry";
import { drawAll } from "../find/draw-all";
import { fileTexts } from "../folder/site-files";
import { dataPath, type FormData, fileSchema, LIST_FIELD } from "../formats/format";
import { readMdx } from "../formats/write-mdx";
import { labelOf } from "../forms/names";
import type { FormProblem, FormReport } from "./check-form";
import { pictureSize } from "./picture-size";

/** Attribute by which the engine names a field of a form (@sveltia/cms, pinned). */
const FIELD = "data-key-path";

const MARK = "studio-problem";
const WARNING = "studio-warning";
const EXAMPLE = "studio-example";

const fieldAt = (path: readonly string[]): HTMLElement | null => {
  for (let length = path.length; length > 0; length -= 1) {
    const name = CSS.escape(path.slice(0, length).join("."));
    const field = document.querySelector<HTMLElement>(`[${FIELD}="${name}"]`);
    if (field) {
      return field;
    }
  }
  return null;
};

const inputOf = (field: HTMLElement): HTMLElement | null =>
  field.querySelector<HTMLElement>("input, textarea, [role=combobox], [contenteditable=true]") ??
  field.querySelector("button");

/** Pause between two looks at a form that is being drawn, in ms, and the most looks. */
const LOOK = 150;
const MOST_LOOKS = 40;

/** Brings a field into view, unfolds what it is in, and puts the cursor into it. */
export const showField = async (path: readonly string[]): Promise<void> => {
  const keyPath = path.join(".");
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const pane = document.querySelector<HTMLElement>('[data-mode="edit"][data-locale]');
    const field = fieldAt(path);
    if (field?.getAttribute(FIELD) === keyPath && field.checkVisibility()) {
      field.scrollIntoView({ block: "center" });
      inputOf(field)?.focus({ preventScroll: true });
      return;
    }
    if (pane) {
      drawAll(field ?? pane);
    }
    // The engine unfolds for this message (@sveltia/cms, pinned).
    window.postMessage(
      { type: "highlight-editor-field", payload: { locale: pane?.dataset.locale, keyPath } },
      window.location.origin,
    );
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
};

const note = (className: string, text: string): HTMLParagraphElement => {
  const element = document.createElement("p");
  element.className = className;
  element.textContent = text;
  return element;
};

const markProblem = (className: string, { path, place, message }: FormProblem, index: number): void => {
  const field = path.length > 0 ? fieldAt(path) : null;
  if (!field) {
    return;
  }
  const exact = field.getAttribute(FIELD) === path.join(".");
  const mark = note(className, exact || !place ? message : `${place}: ${message}`);
  mark.id = `${className}-${index}`;
  field.append(mark);
  inputOf(field)?.setAttribute("aria-describedby", mark.id);
};

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], data);

/** Another entry of the same type, for examples under the fields of a new one. */
const exampleOf = ({ source }: ContentType): unknown => {
  if (source.kind !== "folder" && source.kind !== "mdx") {
    return undefined;
  }
  const [, text] = [...fileTexts()].find(([file]) => file.startsWith(`${source.folder}/`)) ?? [];
  if (text === undefined) {
    return undefined;
  }
  return source.kind === "mdx" ? readMdx(text).data : parseJson(text).data;
};

const markExamples = (type: ContentType, form: FormData): void => {
  const example = exampleOf(type);
  for (const field of document.querySelectorAll<HTMLElement>(`[${FIELD}]`)) {
    const path = (field.getAttribute(FIELD) ?? "").split(".");
    const value = valueAt(example, path);
    const known = schemaAt(fileSchema(type), form, path);
    if (typeof value === "string" && value !== "" && known && labelOf(known) && !field.querySelector(`.${EXAMPLE}`)) {
      field.append(note(EXAMPLE, `Voorbeeld: ${value}`));
    }
  }
};

/** Updates what is written under the fields. */
let markAgain: (() => void) | undefined;

/** Writes size and weight under the pictures of a form. */
const markPictures = (type: ContentType, form: FormData): void => {
  const data = type.source.kind === "list" ? form[LIST_FIELD] : form;
  for (const field of document.querySelectorAll<HTMLElement>(`[${FIELD}]`)) {
    const path = (field.getAttribute(FIELD) ?? "").split(".");
    const schema = schemaAt(fileSchema(type), data, dataPath(type, path));
    const value = valueAt(form, path);
    if (
      schema &&
      metaOf(valueSchema(schema)).field?.kind === "imageFile" &&
      typeof value === "string" &&
      value !== ""
    ) {
      const size = pictureSize(value, () => markAgain?.());
      if (size) {
        field.append(note(EXAMPLE, size));
      }
    }
  }
};

const clear = (): void => {
  for (const mark of document.querySelectorAll(`.${MARK}, .${WARNING}, .${EXAMPLE}`)) {
    mark.remove();
  }
  for (const input of document.querySelectorAll(`[aria-describedby^="${MARK}"], [aria-describedby^="${WARNING}"]`)) {
    input.removeAttribute("aria-describedby");
  }
};

/**
 * Writes problems and warnings under the fields that they are about, also under fields that appear later.
 *
 * @param isNew whether the entry is new: each field then shows how another entry fills it
 * @returns ends it
 */
export const markFields = (
  type: ContentType,
  form: FormData,
  { problems, warnings }: FormReport,
  isNew: boolean,
): (() => void) => {
  const mark = () => {
    observer.disconnect();
    clear();
    for (const [index, warning] of warnings.entries()) {
      markProblem(WARNING, warning, index);
    }
    for (const [index, problem] of problems.filter(({ empty }) => !isNew || !empty).entries()) {
      markProblem(MARK, problem, index);
    }
    if (isNew) {
      markExamples(type, form);
    }
    markPictures(type, form);
    observer.observe(document.body, { childList: true, subtree: true });
  };
  let waiting = 0;
  const again = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(mark);
  };
  const observer = new MutationObserver((records) => {
    const fieldsCame = records.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) => node instanceof Element && (node.matches(`[${FIELD}]`) || node.querySelector(`[${FIELD}]`)),
      ),
    );
    if (fieldsCame) {
      again();
    }
  });
  markAgain = again;
  mark();
  return () => {
    markAgain = undefined;
    cancelAnimationFrame(waiting);
    observer.disconnect();
    clear();
  };
};
