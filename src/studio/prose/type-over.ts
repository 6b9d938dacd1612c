import type { TextField } from "../forms/text-field";
import type { Edit } from "./edits";

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
