import { addressOfFile } from "../forms/place";

/** The field to show in the form that opens next. */
let wanted: readonly string[] | undefined;

/** A link to a field of a form: its address, and what a click prepares. */
export const fieldLink = (file: string, path: readonly string[], onTask: () => void) => ({
  href: addressOfFile(file),
  onClick: () => {
    wanted = path.length > 0 ? path : undefined;
    onTask();
  },
});

/** The field that the form that has just opened should show, once. */
export const takeWanted = (): readonly string[] | undefined => {
  const path = wanted;
  wanted = undefined;
  return path;
};
