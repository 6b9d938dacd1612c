import { CONTENT_TYPES } from "../../content-model/registry";
import { readSite, setFile, textOnDisk } from "../folder/site-files";
import { previewFile, textOf } from "../formats/format";
import { checkForm, type EngineForm, fileOf } from "./check-form";

/** What the engine tells when it saves, as an immutable map. */
interface SaveEvent {
  entry: {
    toJS(): EngineForm & { collection: string; slug: string };
  };
}

/** Texts that the studio has written itself, by file. */
const written = new Map<string, string>();

/** Texts that files should have after a save. */
const announced = new Map<string, string>();

const read = ({ entry }: SaveEvent) => {
  const form = entry.toJS();
  const { data, collection, slug, path } = form;
  const name = collection === "_singletons" ? slug : collection;
  const type = CONTENT_TYPES.find((candidate) => candidate.name === name);
  if (!type) {
    throw new Error(`No content type ${name}`);
  }
  return { form, type, file: path || fileOf(type, data) };
};

/** Stops the engine from saving, with a message that it shows. */
const refuse = (message: string): never => {
  throw new Error("saving_failed", { cause: new Error(message) });
};

const sameText = (a: string, b: string): boolean =>
  a.trim().replaceAll("\r\n", "\n") === b.trim().replaceAll("\r\n", "\n");

/**
 * What must hold before a file is written: the check finds nothing, and nobody else has changed the file meanwhile.
 *
 * @param root the folder of the website; undefined where the files are at the git host, which sees changes itself
 */
export const beforeSave = async (event: SaveEvent, root: FileSystemDirectoryHandle | undefined): Promise<void> => {
  const { form, type, file } = read(event);
  const { data } = form;
  const { problems } = await checkForm(type, () => form);
  const [problem] = problems;
  if (problem) {
    refuse(`Nog niet opgeslagen. ${problem.place ? `${problem.place}: ` : ""}${problem.message}`);
  }
  const now = root && (await textOnDisk(root, file));
  const known = [textOf(data), written.get(file)].some((text) => text && now !== undefined && sameText(now, text));
  if (now !== undefined && !known) {
    refuse(`Niet opgeslagen: ${file} is buiten de redactie veranderd. Kopieer je tekst en laad deze pagina opnieuw.`);
  }
  announced.set(file, previewFile(type, data));
};

/**
 * Looks whether a file was written as it should be: the engine says so even where the disk refused.
 *
 * @returns a message for the editor where it was not
 */
export const afterSave = async (
  event: SaveEvent,
  root: FileSystemDirectoryHandle | undefined,
): Promise<string | undefined> => {
  const { file } = read(event);
  const text = announced.get(file);
  if (text === undefined) {
    return undefined;
  }
  setFile(file, text);
  if (!root) {
    return undefined;
  }
  const now = await textOnDisk(root, file);
  if (now === undefined || !sameText(now, text)) {
    return `${file} is niet geschreven. Mag de redactie in deze map schrijven, en is er ruimte op de schijf?`;
  }
  written.set(file, text);
  await readSite(root);
  return undefined;
};
