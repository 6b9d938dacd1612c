import { textWidth } from "./fonts";

const FAMILY = "Lora";

const LARGEST = 80;

/** Factor by which a size that does not fit is reduced. */
const SMALLER = 0.9;

/** Distance between baselines, in em. */
export const LINE_HEIGHT = 1.14;

const wrap = (words: readonly string[], width: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length === 0 || textWidth(longer, FAMILY) > width) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = longer;
    }
  }
  return lines;
};

const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => textWidth(line, FAMILY)));

/** The narrowest wrapping in equally many lines, which balances them. */
const balance = (lines: string[], words: readonly string[]): string[] => {
  const narrower = wrap(words, widest(lines) - 0.01);
  return narrower.length === lines.length && widest(narrower) < widest(lines) ? balance(narrower, words) : lines;
};

/**
 * Wraps a title into balanced lines, in the largest size that fits.
 * @param room available width and height in px
 * @returns its lines, and their font size in px
 */
export const fitTitle = (title: string, room: { width: number; height: number }) => {
  const words = title.trim().split(/\s+/);
  for (let size = LARGEST; ; size *= SMALLER) {
    const lines = wrap(words, room.width / size);
    if (widest(lines) * size <= room.width && lines.length * LINE_HEIGHT * size <= room.height) {
      return { lines: balance(lines, words), size };
    }
  }
};
