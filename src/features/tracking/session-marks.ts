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

/** Session storage key of what this session has counted already. */
export const COUNTED_KEY = "countedConversions";

/**
 * Makes the marks of this session: short texts, so that a reload counts nothing again. Without storage they live as long as
 * the page. Nothing in it throws.
 */
export const createSessionMarks = (storage: StorageAccess) => {
  const marks = readStored(storage, COUNTED_KEY);
  return {
    get: (name: string): string | undefined => {
      const mark = marks[name];
      return typeof mark === "string" ? mark : undefined;
    },
    set: (name: string, mark: string): void => {
      marks[name] = mark;
      writeStored(storage, COUNTED_KEY, marks);
    },
  };
};

export type SessionMarks = ReturnType<typeof createSessionMarks>;
