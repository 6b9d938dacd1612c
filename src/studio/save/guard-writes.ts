import { pictureFault } from "../../content/check/check-pictures";
import { contentTypeOfFile } from "../../content/model/registry";
import { inspectDraft } from "../check/ask-worker";
import type { FileChanges } from "../check/worker";
import { readSite, setFile, stateOf, textOnDisk } from "../folder/site-files";
import { readFile } from "../formats/format";
import { nameOfFile } from "../forms/place";
import { setOpenForm } from "../leave";
import { chooseVersions } from "./ChooseVersions";
import { differencesIn, merge } from "./merge";

/** A file as the engine is about to write it (@sveltia/cms, pinned). */
interface Change {
  action: "create" | "update" | "move" | "delete";
  path: string;
  previousPath?: string;
  data?: string | Blob;
}

/** Kinds of commits whose failure the engine shows in a dialog of its own. */
const SHOWN = new Set(["create", "update"]);

/** Most mistakes that a message names. */
const MOST = 8;

/** Texts that forms were made from, by the text that they make. */
const bases = new Map<string, string>();

/** Texts that the studio has written itself, by file. */
const written = new Map<string, string>();

const plain = (text: string): string => text.trim().replaceAll("\r\n", "\n");

const same = (a: string | undefined, b: string): boolean => a !== undefined && plain(a) === plain(b);

/** Keeps which text a form was made from, until its file is written. */
export const rememberBase = (text: string, base: string): void => {
  bases.set(plain(text), base);
};

const filesOf = (changes: readonly Change[]): FileChanges =>
  changes.flatMap(({ action, path, previousPath, data }) => [
    ...(action === "move" && previousPath ? [[previousPath, undefined] as const] : []),
    [path, action === "delete" ? undefined : typeof data === "string" ? data : null] as const,
  ]);

/**
 * Lets the editor choose where somebody else has changed a file since its form was made.
 *
 * @returns whether the file that will be written is another than the form's
 */
const reconcile = async (change: Change): Promise<boolean> => {
  const { action, path, data } = change;
  const type = contentTypeOfFile(path);
  if (!type || typeof data !== "string" || action === "delete") {
    return false;
  }
  const base = bases.get(plain(data)) ?? "";
  const theirs = stateOf(path) ?? "";
  if (same(theirs, base) || same(written.get(path), theirs)) {
    return false;
  }
  if (theirs === "") {
    if (window.confirm(`${nameOfFile(path, data)} is intussen verwijderd. Wil je het opnieuw maken?`)) {
      return false;
    }
    throw new Error("Niet opgeslagen. Je tekst staat nog in het formulier.");
  }
  const versions = { base, mine: data, theirs };
  const differences = differencesIn(type, versions);
  const choices = differences.length > 0 ? await chooseVersions(type, readFile(type, theirs).data, differences) : [];
  if (!choices) {
    throw new Error("Niet opgeslagen. Je tekst staat nog in het formulier, en die van de ander in het bestand.");
  }
  change.data = `${merge(type, versions, choices)}\n`;
  return true;
};

/** New pictures that are none. */
const pictureProblems = async (changes: readonly Change[]): Promise<{ file: string; message: string }[]> => {
  const found = changes.map(async ({ path: file, data }) => {
    const bytes = data instanceof Blob && file.startsWith("content/images/") ? await data.arrayBuffer() : undefined;
    return { file, message: bytes ? pictureFault(file, new Uint8Array(bytes)) : "" };
  });
  return (await Promise.all(found)).filter(({ message }) => message !== "");
};

/** Stops what the check of the build would refuse: mistakes in the files themselves, and what they break elsewhere. */
const inspect = async (changes: readonly Change[]): Promise<void> => {
  const deletes = changes.filter(({ action }) => action === "delete");
  // The engine takes references away by itself; who deletes should decide that.
  const { problems: found } = await inspectDraft(filesOf(deletes.length > 0 ? deletes : changes));
  const problems = [...(await pictureProblems(changes)), ...found];
  if (problems.length > 0) {
    const places = problems.slice(0, MOST).map(({ file, message }) => `• ${nameOfFile(file)}: ${message}`);
    const more = problems.length > MOST ? [`• en nog ${problems.length - MOST}`] : [];
    const title = deletes.length > 0 ? "Dit kan niet weg, want het wordt nog gebruikt:" : "Nog niet opgeslagen:";
    throw new Error([title, ...places, ...more].join("\n"));
  }
};

/** Takes over what was written; the engine says that it was even where the disk refused. */
const confirm = async (changes: readonly Change[], root: FileSystemDirectoryHandle | undefined): Promise<void> => {
  for (const [file, state] of filesOf(changes)) {
    if (root && typeof state === "string" && !same(await textOnDisk(root, file), state)) {
      throw new Error(
        `${file} is niet geschreven. Mag de redactie in deze map schrijven, en is er ruimte op de schijf?`,
      );
    }
    setFile(file, state);
    if (typeof state === "string") {
      written.set(file, state);
    }
  }
};

/**
 * Has everything that the engine writes pass by here (WRITES in scripts/lib/studio-bundle.ts): the exact text is checked as
 * the build checks it, and a file that somebody else has changed is merged with the editor's choice.
 *
 * @param root the folder of the website; undefined where the files are at the git host
 */
export const guardWrites = (root: FileSystemDirectoryHandle | undefined): void => {
  const studioWrites = async (changes: Change[], kind: string, write: () => Promise<unknown>): Promise<unknown> => {
    try {
      if (root) {
        await readSite(root);
      }
      let merged = false;
      for (const change of changes) {
        merged = (await reconcile(change)) || merged;
      }
      await inspect(changes);
      const result = await write();
      await confirm(changes, root);
      if (merged) {
        // Read again: the form has not changed.
        const readAgain = () => {
          setOpenForm(undefined);
          window.location.reload();
        };
        window.addEventListener("studio-saved", readAgain, { once: true });
      }
      return result;
    } catch (error) {
      if (!SHOWN.has(kind)) {
        window.alert(error instanceof Error ? error.message : String(error));
      }
      throw error;
    }
  };
  Object.assign(globalThis, { studioWrites });
};
