import { LineCounter } from "yaml";
import type { Position } from "./document";

/** Turns offsets in a text into lines and columns. */
export const lineIndex = (text: string): ((offset: number) => Position) => {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) {
    lines.addNewLine(at + 1);
  }
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
};
