/** Reads the object that this session keeps under a key; empty for none, garbage or blocked storage. Never throws. */
export const readSession = (key: string): Record<string, unknown> => {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as object) };
  } catch {
    return {};
  }
};

/** Keeps an object under a key for this session, and forgets the key for an empty one. Never throws. */
export const writeSession = (key: string, value: object): void => {
  try {
    if (Object.keys(value).length > 0) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Full or blocked: the page goes on with what it has in memory.
  }
};
