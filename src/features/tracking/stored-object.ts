import type { StorageAccess } from "../consent/storage";

/** Reads the object that is stored as JSON under a key; empty for none, garbage or blocked storage. Never throws. */
export const readStored = (storage: StorageAccess, key: string): Record<string, unknown> => {
  try {
    return { ...(JSON.parse(storage()?.getItem(key) ?? "{}") as object) };
  } catch {
    return {};
  }
};

/** Stores an object as JSON under a key. Never throws: where storage is blocked, it lives as long as the page. */
export const writeStored = (storage: StorageAccess, key: string, value: object): void => {
  try {
    storage()?.setItem(key, JSON.stringify(value));
  } catch {
    // The caller goes on with what it has in memory.
  }
};
