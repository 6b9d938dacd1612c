import type { StorageAccess } from "../consent/storage";

/** Session storage key of what this session has counted already. */
export const COUNTED_KEY = "countedConversions";

const MAX_MARK = 100;

/** Short texts that live as long as the session, so that a reload counts nothing again. */
export interface SessionMarks {
  get: (name: string) => string | undefined;
  set: (name: string, mark: string) => void;
}

/** Makes the marks of this session; without storage they live as long as the page. Nothing in it throws. */
export const createSessionMarks = (storage: StorageAccess): SessionMarks => {
  const read = (): Map<string, string> => {
    try {
      const stored: unknown = JSON.parse(storage()?.getItem(COUNTED_KEY) ?? "{}");
      return new Map(
        Object.entries(stored ?? {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].length <= MAX_MARK,
        ),
      );
    } catch {
      return new Map();
    }
  };
  const marks = read();
  return {
    get: (name) => marks.get(name),
    set: (name, mark) => {
      marks.set(name, mark.slice(0, MAX_MARK));
      try {
        storage()?.setItem(COUNTED_KEY, JSON.stringify(Object.fromEntries(marks)));
      } catch {
        // Blocked storage: the marks live as long as the page.
      }
    },
  };
};
