const STORE = "file-system-handles";
const KEY = "root_dir_handle";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Opens what the engine stores of the repository (@sveltia/cms, pinned: package.json). */
const opened = (version?: number): Promise<IDBDatabase> => {
  const request = indexedDB.open(`github:${STUDIO_REPOSITORY.repo}`, version);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
};

/** Asks something of a store of the engine; undefined where it has no such store. */
const inStore = async <T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> => {
  let database = await opened();
  if (!database.objectStoreNames.contains(STORE)) {
    database.close();
    database = await opened(database.version + 1);
  }
  try {
    const has = database.objectStoreNames.contains(name);
    return has ? await settled(ask(database.transaction(name, "readwrite").objectStore(name))) : undefined;
  } finally {
    database.close();
  }
};

/** A form with changes that were not saved, as the engine keeps it in the browser. */
export interface KeptForm {
  collectionName: string;
  /** Empty for a new entry. */
  slug: string;
  currentValues: Readonly<Record<string, unknown>>;
}

/** The forms with changes that were not saved. */
export const keptForms = async (): Promise<KeptForm[]> =>
  (await inStore<KeptForm[]>("draft-backups", (store) => store.getAll())) ?? [];

/** Keeps the unsaved changes of a form under the name that its entry has now. */
export const renameKeptForm = async (collection: string, from: string, to: string): Promise<void> => {
  const kept = await inStore<KeptForm>("draft-backups", (store) => store.get([collection, from]));
  if (kept) {
    await inStore("draft-backups", (store) => store.put({ ...kept, slug: to, currentSlugs: { _: to } }));
    await inStore("draft-backups", (store) => store.delete([collection, from]));
  }
};

/** The folder that was picked before; undefined where none was. */
export const storedFolder = (): Promise<FileSystemDirectoryHandle | undefined> =>
  inStore<FileSystemDirectoryHandle>(STORE, (store) => store.get(KEY));

/** Keeps a folder for the engine and for the next visit, and signs the engine in with it. */
export const storeFolder = async (folder: FileSystemDirectoryHandle): Promise<void> => {
  await inStore(STORE, (store) => store.put(folder, KEY));
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "local" }));
};

/** What Chrome and Edge have and the types of TypeScript do not know yet. */
declare global {
  interface FileSystemDirectoryHandle {
    queryPermission(options: typeof WRITE): Promise<PermissionState>;
    requestPermission(options: typeof WRITE): Promise<PermissionState>;
  }
  interface Window {
    showDirectoryPicker?(options: typeof WRITE): Promise<FileSystemDirectoryHandle>;
  }
}

const WRITE = { mode: "readwrite" };

/** Whether the studio may write in a folder without asking. */
export const mayWrite = async (folder: FileSystemDirectoryHandle): Promise<boolean> =>
  (await folder.queryPermission(WRITE)) === "granted";

/** Asks whether the studio may write in a folder; only after a click. */
export const askToWrite = async (folder: FileSystemDirectoryHandle): Promise<boolean> =>
  (await folder.requestPermission(WRITE)) === "granted";

/** Whether this browser lets a page work in a folder: Chrome and Edge do. */
export const canPickFolder = (): boolean => "showDirectoryPicker" in window;

/**
 * Lets the editor pick the folder of the website.
 *
 * @returns undefined when the editor thinks better of it
 * @throws when the folder is not that of the website, with a message for the editor
 */
export const pickFolder = async (): Promise<FileSystemDirectoryHandle | undefined> => {
  const folder = await window.showDirectoryPicker?.(WRITE).catch((error: Error) => {
    if (error.name === "AbortError") {
      return undefined;
    }
    throw error;
  });
  const data = await folder?.getDirectoryHandle("data").catch(() => undefined);
  const settings = await data?.getFileHandle("site.json").catch(() => undefined);
  if (folder && !settings) {
    throw new Error(
      `In de map “${folder.name}” staat geen data/site.json. Kies de map waarin ook “data” en “content” staan.`,
    );
  }
  return folder;
};
