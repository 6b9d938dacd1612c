import type { DataPath } from "./document";

/** Whether a value is an object with keys. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value if it is an object, else an empty object. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

/** The value if it is a list, else an empty list. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The value at a path, if any. */
export const valueAt = (value: unknown, path: DataPath): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" ? (inner as Record<string | number, unknown> | null)?.[step] : undefined,
    value,
  );

/** The text at a path; empty if there is none. */
export const textAt = (value: unknown, path: DataPath): string => {
  const found = valueAt(value, path);
  return typeof found === "string" ? found : "";
};
