import { readSession, writeSession } from "../../lib/session-values";

/** Session storage key of what this session has counted already. */
export const COUNTED_KEY = "countedConversions";

/**
 * Makes the marks of this session: short texts, so that a reload counts nothing again. Without storage they live as long as
 * the page. Nothing in it throws.
 */
export const createSessionMarks = () => {
  const marks = readSession(COUNTED_KEY);
  return {
    get: (name: string): unknown => marks[name],
    set: (name: string, mark: string): void => {
      marks[name] = mark;
      writeSession(COUNTED_KEY, marks);
    },
  };
};

export type SessionMarks = ReturnType<typeof createSessionMarks>;
