/** Name under which the engine stores what it knows of a repository (@sveltia/cms, pinned: package.json). */
const databaseName = (repo: string) => `github:${repo}`;

const STORE = "file-system-handles";
const KEY = "root_dir_handle";

const opened = (request: IDBOpenDBRequest, store: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const openStore = async (repo: string): Promise<IDBDatabase> => {
  const name = databaseName(repo);
  const database = await opened(indexedDB.open(name), STORE);
  if (database.objectStoreNames.contains(STORE)) {
    return database;
  }
  const { version } = database;
  database.close();
  return opened(indexedDB.open(name, version + 1), STORE);
};

/** A form with changes that were not saved, as the engine keeps it in the browser. */
export interface KeptForm {
  collectionName: string;
  /** Empty for a new entry. */
  slug: string;
  currentValues: Readonly<Record<string, unknown>>;
}

const KEPT = "draft-backups";

/** The forms with changes that were not saved. */
export const keptForms = async (repo: string): Promise<KeptForm[]> => {
  const database = await openStore(repo);
  if (!database.objectStoreNames.contains(KEPT)) {
    database.close();
    return [];
  }
  return new Promise<KeptForm[]>((resolve, reject) => {
    const request = database.transaction(KEPT).objectStore(KEPT).getAll();
    request.onsuccess = () => resolve(request.result as KeptForm[]);
    request.onerror = () => reject(request.error);
  }).finally(() => database.close());
};

/** The folder that was picked before; undefined where none was. */
export const storedFolder = async (repo: string): Promise<FileSystemDirectoryHandle | undefined> => {
  const database = await openStore(repo);
  return new Promise((resolve, reject) => {
    const request = database.transaction(STORE).objectStore(STORE).get(KEY);
    request.onsuccess = () => resolve(request.result as FileSystemDirectoryHandle | undefined);
    request.onerror = () => reject(request.error);
  }).finally(() => database.close()) as Promise<FileSystemDirectoryHandle | undefined>;
};

/** Keeps a folder for the engine and for the next visit, and signs the engine in with it. */
export const storeFolder = async (repo: string, folder: FileSystemDirectoryHandle): Promise<void> => {
  const database = await openStore(repo);
  await new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, "readwrite");
    transaction.objectStore(STORE).put(folder, KEY);
    transaction.oncomplete = resolve;
    transaction.onerror = () => reject(transaction.error);
  }).finally(() => database.close());
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
