/** Name under which the engine stores what it knows of a repository (@sveltia/cms, pinned: package.json). */
const databaseName = (repo: string) => `github:${repo}`;

const STORE = "file-system-handles";
const KEY = "root_dir_handle";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const opened = (name: string, version?: number): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
};

/** Asks something of a store of the engine; undefined where it has no such store. */
const inStore = async <T>(
  repo: string,
  name: string,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> => {
  let database = await opened(databaseName(repo));
  if (!database.objectStoreNames.contains(STORE)) {
    database.close();
    database = await opened(database.name, database.version + 1);
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
export const keptForms = async (repo: string): Promise<KeptForm[]> =>
  (await inStore<KeptForm[]>(repo, "draft-backups", (store) => store.getAll())) ?? [];

/** The folder that was picked before; undefined where none was. */
export const storedFolder = (repo: string): Promise<FileSystemDirectoryHandle | undefined> =>
  inStore<FileSystemDirectoryHandle>(repo, STORE, (store) => store.get(KEY));

/** Keeps a folder for the engine and for the next visit, and signs the engine in with it. */
export const storeFolder = async (repo: string, folder: FileSystemDirectoryHandle): Promise<void> => {
  await inStore(repo, STORE, (store) => store.put(folder, KEY));
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "local" }));
};

/** A folder as Chrome and Edge hand it out; the types of TypeScript do not know its permissions yet. */
interface WithPermission {
  queryPermission(options: { mode: "readwrite" }): Promise<PermissionState>;
  requestPermission(options: { mode: "readwrite" }): Promise<PermissionState>;
}

/** Whether the studio may write in a folder without asking. */
export const mayWrite = async (folder: FileSystemDirectoryHandle): Promise<boolean> =>
  (await (folder as unknown as WithPermission).queryPermission({ mode: "readwrite" })) === "granted";

/** Asks whether the studio may write in a folder; only after a click. */
export const askToWrite = async (folder: FileSystemDirectoryHandle): Promise<boolean> =>
  (await (folder as unknown as WithPermission).requestPermission({ mode: "readwrite" })) === "granted";

interface WithPicker {
  showDirectoryPicker?: (options: { mode: "readwrite" }) => Promise<FileSystemDirectoryHandle>;
}

/** Whether this browser lets a page work in a folder: Chrome and Edge do. */
export const canPickFolder = (): boolean => "showDirectoryPicker" in window;

/**
 * Lets the editor pick the folder of the website.
 *
 * @returns undefined when the editor thinks better of it
 * @throws when the folder is not that of the website, with a message for the editor
 */
export const pickFolder = async (): Promise<FileSystemDirectoryHandle | undefined> => {
  const folder = await (window as WithPicker).showDirectoryPicker?.({ mode: "readwrite" }).catch((error: Error) => {
    if (error.name === "AbortError") {
      return undefined;
    }
    throw error;
  });
  const isSite =
    folder &&
    (await folder
      .getDirectoryHandle("data")
      .then((data) => data.getFileHandle("site.json"))
      .catch(() => undefined));
  if (folder && !isSite) {
    throw new Error(
      `In de map “${folder.name}” staat geen data/site.json. Kies de map waarin ook “data” en “content” staan.`,
    );
  }
  return folder;
};
