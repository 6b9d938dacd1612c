import type { SiteFiles } from "../../content/check/files";

/** Folders that the check reads; other folders of the project are none of the studio's business. */
const FOLDERS = ["data", "content", "static"];

const HAS_TEXT = /\.(?:json|mdx)$/;

const names = new Set<string>();
const texts = new Map<string, string>();

/** What the check made of the texts. */
const parsed: NonNullable<SiteFiles["parsed"]> = new Map();

/** The folder that was read last. */
let folder: FileSystemDirectoryHandle | undefined;

/** Whether the files are on this machine. */
export const hasFolder = (): boolean => folder !== undefined;

/** All files, as the check takes them. */
export const siteFiles = (): SiteFiles => ({
  paths: [...names].sort(),
  read: (path) => {
    const text = texts.get(path);
    if (text === undefined) {
      throw new Error(`${path} is not there`);
    }
    return text;
  },
  parsed,
});

/** What is known of a file: its text, null where it is no text, undefined where it is not there. */
export type FileState = string | null | undefined;

/** What is known of a file, by its path from the project's root. */
export const stateOf = (file: string): FileState => texts.get(file) ?? (names.has(file) ? null : undefined);

/** Every file, with its text; null where it is no text. */
export const allFiles = (): ReadonlyMap<string, string | null> =>
  new Map([...names].map((file) => [file, texts.get(file) ?? null]));

/** Files of the content, with their texts. */
export const fileTexts = (): ReadonlyMap<string, string> => texts;

/** Puts a file in place of what was known of it. */
export const setFile = (file: string, state: FileState): void => {
  names.delete(file);
  texts.delete(file);
  if (state !== undefined) {
    names.add(file);
  }
  if (typeof state === "string") {
    texts.set(file, state);
  } else {
    parsed.delete(file);
  }
};

/** What a folder holds; the types of TypeScript do not know that it can be asked. */
const entriesOf = (handle: FileSystemDirectoryHandle) =>
  (handle as unknown as { entries(): AsyncIterable<[string, FileSystemHandle]> }).entries();

const readFolder = async (
  handleOfFolder: FileSystemDirectoryHandle,
  path: string,
): Promise<[string, string | undefined][]> => {
  const found: Promise<[string, string | undefined][]>[] = [];
  for await (const [name, handle] of entriesOf(handleOfFolder)) {
    const file = `${path}/${name}`;
    if (handle.kind === "directory") {
      found.push(readFolder(handle as FileSystemDirectoryHandle, file));
    } else if (!name.startsWith(".")) {
      const read = async () => (await (handle as FileSystemFileHandle).getFile()).text();
      found.push((async () => [[file, HAS_TEXT.test(name) ? await read() : undefined]])());
    }
  }
  return (await Promise.all(found)).flat();
};

const open = (root: FileSystemDirectoryHandle, name: string): Promise<FileSystemDirectoryHandle | undefined> =>
  root.getDirectoryHandle(name).catch(() => undefined);

/** Reads what the check needs of the project's folder. */
export const readSite = async (root: FileSystemDirectoryHandle): Promise<void> => {
  folder = root;
  const folders = await Promise.all(FOLDERS.map((folder) => open(root, folder)));
  const found = await Promise.all(
    folders.map((handle, index) => (handle ? readFolder(handle, FOLDERS[index] ?? "") : [])),
  );
  names.clear();
  texts.clear();
  for (const [file, text] of found.flat()) {
    names.add(file);
    if (text !== undefined) {
      texts.set(file, text);
    }
  }
};

const fileOnDisk = async (root: FileSystemDirectoryHandle, file: string): Promise<File | undefined> => {
  try {
    const parts = file.split("/");
    const name = parts.pop() ?? "";
    let folderOfFile = root;
    for (const part of parts) {
      folderOfFile = await folderOfFile.getDirectoryHandle(part);
    }
    return await (await folderOfFile.getFileHandle(name)).getFile();
  } catch {
    return undefined;
  }
};

/** Text of a file as it is on disk now; undefined if there is none. */
export const textOnDisk = async (root: FileSystemDirectoryHandle, file: string): Promise<string | undefined> =>
  (await fileOnDisk(root, file))?.text();

/** A binary file as it is on disk now; undefined if there is none. */
export const blobOnDisk = async (file: string): Promise<Blob | undefined> => folder && fileOnDisk(folder, file);

/** Puts a text in place of a file on disk. */
export const writeText = async (file: string, text: string): Promise<void> => {
  const parts = file.split("/");
  const name = parts.pop() ?? "";
  let place = folder;
  for (const part of parts) {
    place = await place?.getDirectoryHandle(part);
  }
  const writer = await (await place?.getFileHandle(name, { create: true }))?.createWritable();
  await writer?.write(text);
  await writer?.close();
};
