import { valueAt } from "../../content/check/as-object";
import { metaOf } from "../../content/model/field-types";
import type { ContentType } from "../../content/model/registry";
import { drawAll } from "../find/draw-all";
import { siteDocuments } from "../folder/site-files";
import { fieldSchema } from "../formats/format";
import { pictureOf } from "../preview/pictures";
import { fieldOfPlace } from "../prose/focus";
import type { EngineForm, FormProblem, FormReport } from "./check-form";

/** Attribute by which the engine names a field of a form (@sveltia/cms, pinned). */
const FIELD = "data-key-path";

const MARK = "studio-problem";
const WARNING = "studio-warning";
const EXAMPLE = "studio-example";

const fieldAt = (path: readonly string[]): HTMLElement | null => {
  for (let length = path.length; length > 0; length -= 1) {
    const name = CSS.escape(path.slice(0, length).join("."));
    // A row of a list is no field: its first one is.
    const field = document.querySelector<HTMLElement>(`[${FIELD}="${name}"], [${FIELD}^="${name}."]`);
    if (field) {
      return field;
    }
  }
  return null;
};

const inputOf = (field: HTMLElement): HTMLElement | null =>
  field.querySelector<HTMLElement>(
    "input, textarea, [role=combobox], [role=radio], [role=switch], [contenteditable=true]",
  ) ??
  field.querySelector("button[aria-expanded]:not([aria-haspopup], :disabled)") ??
  field.querySelector("button:not([aria-haspopup], :disabled)");

/** Pause between two looks at a form that is being drawn, in ms, and the most looks. */
const POLL_MS = 150;
const MAX_POLLS = 40;

/** Looks at which the cursor must have stayed: the engine puts it elsewhere when a form opens. */
const STAYS = 3;

/**
 * Brings a field into view, unfolds what it is in, and puts the cursor into it, at a place in its text. Ends where the
 * form is left: the engine, asked to show a field without a language, empties a pane of the next form and keeps it so.
 */
export const showField = async (path: readonly string[], at?: number): Promise<void> => {
  const keyPath = path.join(".");
  const { hash } = window.location;
  let stayed = 0;
  for (let looks = 0; looks < MAX_POLLS && stayed < STAYS && window.location.hash === hash; looks += 1) {
    const pane = document.querySelector<HTMLElement>('[data-mode="edit"][data-locale]');
    const field = fieldAt(path);
    if (field?.getAttribute(FIELD)?.startsWith(keyPath) && field.checkVisibility()) {
      const input = (at !== undefined && fieldOfPlace(field, at)) || inputOf(field);
      if (stayed === 0 || document.activeElement !== input) {
        (at === undefined ? field : input)?.scrollIntoView({ block: "center" });
        input?.focus({ preventScroll: true });
      }
      stayed += 1;
    } else if (pane) {
      // Of a row it is the first field that is there: what is wanted is beside it.
      const isAround = keyPath.startsWith(`${field?.getAttribute(FIELD)}.`);
      drawAll((isAround ? field : field?.closest("[id$=-body]")) ?? pane);
      // The engine unfolds for this message (@sveltia/cms, pinned).
      window.postMessage(
        { type: "highlight-editor-field", payload: { locale: pane.dataset.locale, keyPath } },
        window.location.origin,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

/** Puts the cursor into the first field of a row that the engine has added to a list (scripts/lib/engine-code.ts). */
export const studioAdded = async (row: HTMLElement | undefined): Promise<void> => {
  for (let looks = 0; row && looks < MAX_POLLS; looks += 1) {
    const input = row.querySelector<HTMLElement>(`[${FIELD}] :is(input, textarea, [role=combobox])`);
    if (input) {
      input.focus();
      return;
    }
    drawAll(row);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

const note = (className: string, textContent: string): HTMLParagraphElement =>
  Object.assign(document.createElement("p"), { className, textContent });

const markProblems = (className: string, problems: readonly FormProblem[]): void => {
  for (const [index, { path, place, message }] of problems.entries()) {
    const field = fieldAt(path);
    if (field) {
      const exact = field.getAttribute(FIELD) === path.join(".");
      const mark = note(className, exact || !place ? message : `${place}: ${message}`);
      mark.id = `${className}-${index}`;
      field.append(mark);
      inputOf(field)?.setAttribute("aria-describedby", mark.id);
    }
  }
};

/** What an editor types in, not what is chosen. */
const TYPED = "input[type=text]:not([role=combobox]), textarea";

/** Another entry of the same type, for examples under the fields of a new one. */
const exampleOf = (type: ContentType): unknown =>
  siteDocuments().find((document) => document.type === type && !document.broken)?.data;

/** Writes size and weight under the pictures of a form, and under the fields of a new one how another entry fills them. */
const markHelp = (type: ContentType, { data, path: file }: EngineForm): void => {
  const example = file === "" ? exampleOf(type) : undefined;
  for (const field of document.querySelectorAll<HTMLElement>(`[${FIELD}]`)) {
    const path = (field.getAttribute(FIELD) ?? "").split(".");
    const schema = fieldSchema(type, data, path);
    const value = valueAt(data, path);
    const other = schema && metaOf(schema).label ? valueAt(example, path) : "";
    const write = (help: string) => help && !field.querySelector(`.${EXAMPLE}`) && field.append(note(EXAMPLE, help));
    if (schema && metaOf(schema).field?.kind === "imageFile" && value) {
      pictureOf(`images/${String(value).replace(/^\//, "")}`).fields.then((picture) => write(picture.help));
    } else if (typeof other === "string" && other && field.querySelector(TYPED)) {
      write(`Voorbeeld: ${other}`);
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

const holdsField = (node: Node): boolean =>
  node instanceof Element && (node.matches(`[${FIELD}]`) || node.querySelector(`[${FIELD}]`) !== null);

/**
 * Writes problems and warnings under the fields that they are about, also under fields that appear later.
 *
 * @returns ends it
 */
export const markFields = (type: ContentType, form: EngineForm, { problems, warnings }: FormReport): (() => void) => {
  const mistakes = problems.filter(({ empty }) => !empty);
  const mark = () => {
    observer.disconnect();
    clear();
    markProblems(WARNING, warnings);
    markProblems(MARK, mistakes);
    markHelp(type, form);
    observer.observe(document.body, { childList: true, subtree: true });
  };
  let waiting = 0;
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(holdsField))) {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(mark);
    }
  });
  mark();
  return () => {
    cancelAnimationFrame(waiting);
    observer.disconnect();
    clear();
  };
};
