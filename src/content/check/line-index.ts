import type { Position } from "./document";

/** Turns offsets in a text into lines and columns. */
export const lineIndex =
  (text: string) =>
  (offset: number): Position => {
    const lines = text.slice(0, offset).split("\n");
    return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
  };
