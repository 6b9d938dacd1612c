import type { DataPath } from "./problem";

/** Anything as an object with fields; empty where it is none. */
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: DataPath): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" ? (inner as Record<string | number, unknown> | null)?.[step] : undefined,
    value,
  );
