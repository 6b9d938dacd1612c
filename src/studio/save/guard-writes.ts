import { pictureFault } from "../../content/check/check-pictures";
import { type ContentProblem, problemOf } from "../../content/check/document";
import { contentTypeOfFile } from "../../content/model/registry";
import { inspectDraft } from "../check/ask-worker";
import { listProblems } from "../check/place-problem";
import type { FileChanges } from "../check/worker";
import { keptForms, renameKeptForm } from "../folder/picked-folder";
import { fileOnDisk, readSite, setFile, stateOf } from "../folder/site-files";
import { comparedText, sameText } from "../formats/match";
import { addressOfFile, entryName, nameOfFile } from "../forms/place";
import { setOpenForm } from "../leave";
import { agreesToMove, askRedirect } from "./addresses";
import { mergeVersions } from "./choose-versions";
import { moveOf, REDIRECTS } from "./moves";

/** A file as the engine is about to write it (@sveltia/cms, pinned). */
interface Change {
  action: "create" | "update" | "move" | "delete";
  path: string;
  previousPath?: string;
  data?: string | Blob;
}

const NOT_SAVED = "Niet opgeslagen. Je tekst staat nog in het formulier.";

/** The text that a form was made from, by the text that the form makes. */
const baseOfResult = new Map<string, string>();

/** What the studio itself wrote last of a form, by file; not what it merged, which the form does not hold. */
const lastWritten = new Map<string, string>();

/** Keeps which text a form was made from, until its file is written. */
export const rememberBase = (text: string, base: string): void => {
  baseOfResult.set(comparedText(text), base);
};

/** The text of a file that was saved, without the newline at its end: its form goes on from there. */
export const textWritten = (file: string): string | undefined => lastWritten.get(file)?.replace(/\n$/, "");

const filesOf = (changes: readonly Change[]): FileChanges =>
  changes.flatMap(({ action, path, previousPath, data }) => [
    ...(action === "move" && previousPath ? [[previousPath, undefined] as const] : []),
    [path, action === "delete" ? undefined : typeof data === "string" ? data : null] as const,
  ]);

/** Lets the editor choose where somebody else has changed a file; whether that makes it another than the form's. */
const reconcile = async (change: Change): Promise<boolean> => {
  const { action, path, previousPath, data } = change;
  const type = contentTypeOfFile(path);
  if (!type || typeof data !== "string" || action === "delete") {
    return false;
  }
  const file = previousPath ?? path;
  // The engine's form of a file that was saved may still carry the text from before that.
  const base = lastWritten.get(file) ?? baseOfResult.get(comparedText(data)) ?? "";
  const theirs = stateOf(file) ?? "";
  // A copy carries the text of what it was made from.
  const isNew = action === "create" && theirs === "";
  if (isNew || sameText(theirs, base)) {
    return false;
  }
  if (theirs === "") {
    if (window.confirm(`${nameOfFile(path, data)} is intussen verwijderd. Wil je het opnieuw maken?`)) {
      return false;
    }
    throw new Error(NOT_SAVED);
  }
  const merged = await mergeVersions(type, { base, mine: data, theirs });
  if (merged === undefined) {
    throw new Error("Niet opgeslagen. Je tekst staat nog in het formulier, en die van de ander in het bestand.");
  }
  change.data = merged;
  return true;
};

/** New pictures that are none. */
const pictureProblems = async (changes: readonly Change[]): Promise<ContentProblem[]> => {
  const found = changes.map(async ({ path: file, data }) => {
    const bytes = data instanceof Blob && file.startsWith("content/images/") ? await data.arrayBuffer() : undefined;
    return problemOf(file, bytes ? pictureFault(file, new Uint8Array(bytes)) : "");
  });
  return (await Promise.all(found)).filter(({ message }) => message !== "");
};

/**
 * Stops what the check of the build would refuse: mistakes in the files themselves, and what they break elsewhere.
 *
 * @param besides file that does not count
 */
const inspect = async (changes: readonly Change[], besides?: string): Promise<void> => {
  const texts = new Map(filesOf(changes));
  const { problems: found } = await inspectDraft([...texts]);
  const problems = [...(await pictureProblems(changes)), ...found].filter(({ file }) => file !== besides);
  if (problems.length > 0) {
    const isDelete = changes.some(({ action }) => action === "delete");
    const title = isDelete ? "Dit kan niet weg, want het wordt nog gebruikt:" : "Nog niet opgeslagen:";
    // What goes away does not exist in what is checked; the editor needs the places that name it.
    const told = problems.map((one) =>
      isDelete ? { ...one, message: one.message.replace(/ bestaat niet.*/s, "") } : one,
    );
    throw new Error(listProblems(title, told, (file) => texts.get(file) ?? stateOf(file)));
  }
};

/** What goes along with pages whose address changes or that go away: links to them, and redirects. */
const followers = async (changes: readonly Change[]): Promise<Change[]> => {
  const texts = new Map<string, string>();
  for (const change of changes) {
    const { action, path, previousPath = path, data } = change;
    const move = typeof data === "string" && action !== "create" ? moveOf(previousPath, data) : undefined;
    if (move?.isTaken || (move && !(await agreesToMove(move)))) {
      throw new Error(NOT_SAVED);
    }
    if (move) {
      const goes = move.file !== path && { action: "move", path: move.file, previousPath };
      Object.assign(change, { data: move.text }, goes);
    }
    const others = action === "delete" ? await askRedirect(path, texts.get(REDIRECTS)) : (move?.others ?? []);
    if (!others) {
      throw new Error("Er is niets verwijderd.");
    }
    for (const [file, text] of others) {
      texts.set(file, text);
    }
  }
  return [...texts].map(([path, data]) => ({ action: "update", path, data }));
};

/** Waits until the editor types no more, and the engine has kept what was typed (@sveltia/cms, pinned: after 500 ms). */
const typingPause = (): Promise<void> =>
  new Promise((resolve) => {
    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(resolve, 1000);
    };
    wait();
    window.addEventListener("input", wait, { capture: true });
  });

/** Takes over what was written; the engine says that it was even where the disk refused. */
const verifyWritten = async (changes: readonly Change[]): Promise<void> => {
  for (const [file, state] of filesOf(changes)) {
    if (
      STUDIO_REPOSITORY.local &&
      typeof state === "string" &&
      !sameText(await (await fileOnDisk(file))?.text(), state)
    ) {
      throw new Error(
        `${file} is niet geschreven. Mag de redactie in deze map schrijven, en is er ruimte op de schijf?`,
      );
    }
    setFile(file, state);
    if (typeof state === "string" && baseOfResult.has(comparedText(state))) {
      lastWritten.set(file, state);
    }
  }
};

/**
 * Has the studio read again what the engine knows nothing of: the files that were merged, and those that went along.
 *
 * @param after the event after which the engine is done
 * @param change what its form was about
 */
const reloadAfter = (after: "hashchange" | "studio-saved", { path, previousPath = path }: Change) => {
  const reload = async () => {
    if (after === "studio-saved") {
      await typingPause();
    }
    setOpenForm(undefined);
    if (window.location.hash === addressOfFile(previousPath)) {
      window.history.replaceState(null, "", addressOfFile(path));
    }
    // The engine throws away what it kept of the form, without waiting for it; what was typed since goes along.
    await keptForms();
    const type = contentTypeOfFile(path);
    if (type && previousPath !== path) {
      await renameKeptForm(type.name, entryName(previousPath), entryName(path));
    }
    window.location.reload();
  };
  window.addEventListener(after, reload, { once: true });
};

/**
 * Has everything that the engine writes pass by here (scripts/lib/engine-code.ts). It reads the disk, merges what somebody
 * else has changed with the editor's choice, adds what goes along, checks it all as the build does, lets the engine write,
 * and verifies that it did.
 */
export const studioWrites = async (changes: Change[], kind: string, write: () => Promise<unknown>) => {
  try {
    await readSite();
    let merged = false;
    for (const change of changes) {
      merged = (await reconcile(change)) || merged;
    }
    const deletes = changes.filter(({ action }) => action === "delete");
    // The engine takes references away by itself; who deletes should decide that.
    const own = deletes.length > 0 ? deletes : changes;
    if (deletes.length > 0) {
      // Redirects to what goes are led on.
      await inspect(deletes, REDIRECTS);
    }
    const others = await followers(own);
    await inspect([...own, ...others]);
    changes.push(...others);
    const result = await write();
    await verifyWritten(changes);
    const form = own.find(({ path }) => contentTypeOfFile(path));
    if (form && (merged || others.length > 0 || form.action === "move")) {
      reloadAfter(deletes.length > 0 ? "hashchange" : "studio-saved", form);
    }
    return result;
  } catch (error) {
    // What goes wrong with a form, the engine shows in a dialog of its own.
    if (kind !== "create" && kind !== "update") {
      window.alert(error instanceof Error ? error.message : String(error));
    }
    throw error;
  }
};
