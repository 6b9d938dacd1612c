import { FOLDERS, type SiteFiles } from "../../content/check/files";
import { loadContent } from "../../content/check/load";
import { entriesOf } from "../../content/check/part";
import { filesAtHost } from "../git/ask-host";

/** Whether the texts of the site are in a file. */
export const isText = (file: string): boolean => /\.(?:json|mdx)$/.test(file);

/** What is known of a file: its text, null where it is no text, undefined where it is not there. */
export type FileState = string | null | undefined;

/** Every file as it is known now. */
let files = new Map<string, FileState>();

/** The folder that was read last. */
let folder: FileSystemDirectoryHandle | undefined;

/** Files, as the check takes them. */
export const siteFiles = (of: ReadonlyMap<string, FileState> = files): SiteFiles => ({
  paths: [...of.keys()].filter((path) => of.get(path) !== undefined).sort(),
  read: (path) => {
    const text = of.get(path);
    if (typeof text !== "string") {
      throw new Error(`${path} is not there`);
    }
    return text;
  },
});

/** The files of the content as they are known now, parsed. */
export const siteDocuments = () => loadContent(siteFiles()).documents;

/** All entries in those files. */
export const siteEntries = () => siteDocuments().flatMap(entriesOf);

/** What is known of a file, by its path from the project's root. */
export const stateOf = (file: string): FileState => files.get(file);

/** Every file as it is known now. */
export const allFiles = (): ReadonlyMap<string, FileState> => new Map(files);

/** Files of the content, with their texts. */
export const fileTexts = (): [file: string, text: string][] =>
  [...files].filter((entry): entry is [string, string] => typeof entry[1] === "string");

/** Puts a file in place of what was known of it. */
export const setFile = (file: string, state: FileState): void => {
  files.set(file, state);
};

/** Names of all pictures; the engine calls it to give new ones another (scripts/lib/engine-code.ts). */
export const studioPictures = (): string[] =>
  siteFiles().paths.flatMap((file) => (file.startsWith("content/images/") ? file.replace(/.*\//, "") : []));

type ReadFile = [file: string, text: string | null];

const readFolder = async (folder: FileSystemDirectoryHandle, path: string): Promise<ReadFile[]> => {
  const found: Promise<ReadFile[]>[] = [];
  for await (const [name, handle] of folder) {
    const file = `${path}/${name}`;
    if (handle.kind === "directory") {
      found.push(readFolder(handle as FileSystemDirectoryHandle, file));
    } else if (!name.startsWith(".")) {
      const read = async () => (await (handle as FileSystemFileHandle).getFile()).text();
      found.push((async () => [[file, isText(name) ? await read() : null]])());
    }
  }
  return (await Promise.all(found)).flat();
};

/** Looks which files there are at the git host; the engine reads their texts. */
const readNames = async (): Promise<void> => {
  const there = new Set(await filesAtHost());
  for (const file of [...files.keys(), ...there]) {
    if (!there.has(file) || !isText(file)) {
      setFile(file, there.has(file) ? null : undefined);
    }
  }
};

/**
 * Reads what the check needs of the project's folder, or of the git host.
 *
 * @param root the folder that the editor picked; else the one that was read before
 */
export const readSite = async (root = folder): Promise<void> => {
  if (!root) {
    return readNames();
  }
  folder = root;
  const found = FOLDERS.map(async (name) => {
    const handle = await root.getDirectoryHandle(name).catch(() => undefined);
    return handle ? readFolder(handle, name) : [];
  });
  const read = new Map((await Promise.all(found)).flat());
  if (!read.has("data/site.json")) {
    throw new Error("De map van de website is niet te lezen. Staat ze nog op dezelfde plek? Kies haar opnieuw.");
  }
  files = read;
};

const handleOf = async (file: string, create: boolean): Promise<FileSystemFileHandle | undefined> => {
  const parts = file.split("/");
  const name = parts.pop() ?? "";
  let place = folder;
  for (const part of parts) {
    place = await place?.getDirectoryHandle(part);
  }
  return place?.getFileHandle(name, { create });
};

/** A file as it is on disk now; undefined if there is none. */
export const fileOnDisk = (file: string): Promise<File | undefined> =>
  handleOf(file, false)
    .then((handle) => handle?.getFile())
    .catch(() => undefined);

/** Puts a text in place of a file on disk. */
export const writeText = async (file: string, text: string): Promise<void> => {
  const writer = await (await handleOf(file, true))?.createWritable();
  await writer?.write(text);
  await writer?.close();
};
