import { mapPictures } from "../formats/prose-blocks";

/** Placeholders in the text for pictures that are not saved yet, by their address in the browser. */
const names = new Map<string, string>();

const isFree = (name: string): boolean => ![...names.values()].includes(name);

/**
 * Gives a picture that is not saved yet a name that people can read.
 *
 * @param address its address in the browser
 * @param file name of the file that the editor chose; unknown after the tab was closed
 */
export const nameNew = (address: string, file = "afbeelding"): string => {
  const known = names.get(address);
  const name = [
    `nieuw/${file}`,
    ...Array.from({ length: names.size }, (_, index) => `nieuw/${index + 2}-${file}`),
  ].find(isFree);
  const chosen = known ?? name ?? address;
  names.set(address, chosen);
  return chosen;
};

/** Address in the browser of a picture that is not saved yet; other files as they are. */
export const addressOf = (file: string): string => [...names].find(([, name]) => name === file)?.[0] ?? file;

/** A text as the editor sees it, from how the form holds it. */
export const toShown = (value: string): string =>
  mapPictures(value, (file) => (file.startsWith("blob:") ? nameNew(file) : file.replace(/^\//, "")));

/** A text as the form holds it, from how the editor sees it. */
export const toHeld = (text: string): string => mapPictures(text, addressOf);
