import type { StorageAccess } from "../consent/storage";
import { readStored, writeStored } from "./stored-object";

/** Session storage key of what this session has counted already. */
export const COUNTED_KEY = "countedConversions";

/** Short texts that live as long as the session, so that a reload counts nothing again. */
export interface SessionMarks {
  get: (name: string) => string | undefined;
  set: (name: string, mark: string) => void;
}

/** Makes the marks of this session; without storage they live as long as the page. Nothing in it throws. */
export const createSessionMarks = (storage: StorageAccess): SessionMarks => {
  const marks = readStored(storage, COUNTED_KEY);
  return {
    get: (name) => {
      const mark = marks[name];
      return typeof mark === "string" ? mark : undefined;
    },
    set: (name, mark) => {
      marks[name] = mark;
      writeStored(storage, COUNTED_KEY, marks);
    },
  };
};
