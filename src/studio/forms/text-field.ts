import type { Edit } from "../prose/edits";

/** A field in which an editor types. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Way in the form of the field that an element is in, such as `items.3.slug` (@sveltia/cms, pinned); empty outside one. */
export const keyPathOf = (element: Element | null): string =>
  element?.closest("[data-key-path]")?.getAttribute("data-key-path") ?? "";

/** Whether an editor types in an element. */
export const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(?:text|search)$/.test(target.type));

/**
 * Does an edit as if it were typed, so that the browser undoes it in one step. Its successor, the Editing API, has no
 * such thing; the browsers that can work in a folder all know it.
 */
export const typeOver = (field: TextField, { start, end, insert, select }: Edit): void => {
  const [from, to] = select ?? [insert.length, insert.length];
  field.focus();
  field.setSelectionRange(start, end);
  document.execCommand(insert === "" ? "delete" : "insertText", false, insert);
  field.setSelectionRange(start + from, start + to);
};
