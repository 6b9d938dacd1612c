import type { z } from "zod";
import type { ContentType } from "../content/model/registry";
import { type FormValues, fieldSchema } from "./formats/format";

/** The form that is open. */
interface OpenForm {
  /** What it is of, and what it holds now. */
  entry(): { type: ContentType | undefined; form: { data: FormValues } };
  /** The name of its unsaved changes, if any. */
  unsaved(): string | undefined;
}

let open: OpenForm | undefined;

/** Tells of the form that is open; nothing when it closes. */
export const setOpenForm = (form: OpenForm | undefined): void => {
  open = form;
};

/** The model of a field of the open form, by its path. */
export const openFieldSchema = (path: readonly string[]): z.ZodType | undefined => {
  const { type, form } = open?.entry() ?? {};
  return type && form && fieldSchema(type, form.data, path);
};

/** Ways out of a form: the engine's own (@sveltia/cms, pinned), and the studio's. */
const WAYS_OUT = '[aria-label="Bewerken annuleren"], #home';

/** Asks before a form with changes is left, or its page closed. */
export const askBeforeLeaving = (): void => {
  window.addEventListener("beforeunload", (event) => {
    if (open?.unsaved()) {
      event.preventDefault();
    }
  });
  const ask = (event: Event) => {
    const out = event.target instanceof Element && event.target.closest(WAYS_OUT);
    const name = out && open?.unsaved();
    if (
      name &&
      !window.confirm(`${name} is nog niet opgeslagen. Toch weggaan? Je werk blijft in deze browser bewaard.`)
    ) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  window.addEventListener("click", ask, { capture: true });
};
