import { type TextStyle, textWidth } from "./text";

/** Lines of a title with the size that makes them fit. */
export interface FittedTitle {
  lines: string[];
  /** Size in px. */
  size: number;
}

/** Sizes in px, each with the most lines that fit the picture; the largest that holds the title is taken. */
const STEPS = [
  { size: 80, maxLines: 3 },
  { size: 72, maxLines: 3 },
  { size: 64, maxLines: 4 },
  { size: 56, maxLines: 4 },
  { size: 48, maxLines: 4 },
  { size: 40, maxLines: 4 },
  { size: 32, maxLines: 4 },
] as const;

const SMALLEST = STEPS[STEPS.length - 1] ?? STEPS[0];

type Measure = (text: string) => number;

const wrap = (words: readonly string[], width: number, measure: Measure): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measure(longer) > width) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = longer;
    }
  }
  return lines;
};

/** Narrowest wrapping with the same number of lines: lines of about one length, no lonely last word. */
const balance = (words: readonly string[], width: number, measure: Measure): string[] => {
  let best = wrap(words, width, measure);
  for (let narrower = width - 8; narrower > width / 3; narrower -= 8) {
    const lines = wrap(words, narrower, measure);
    if (lines.length > best.length || lines.some((line) => measure(line) > narrower)) {
      break;
    }
    best = lines;
  }
  return best;
};

const shorten = (lines: readonly string[], maxLines: number): string[] =>
  lines.length <= maxLines ? [...lines] : [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1] ?? ""}…`];

/**
 * Wraps a title into at most four balanced lines, in the largest size that holds it. A title that does not fit in the
 * smallest size ends in an ellipsis.
 *
 * @param width room for a line in px
 */
export const fitTitle = (title: string, style: Omit<TextStyle, "size">, width: number): FittedTitle => {
  const words = title.trim().split(/\s+/);
  for (const { size, maxLines } of STEPS) {
    const measure = (text: string) => textWidth(text, { ...style, size });
    const lines = wrap(words, width, measure);
    if (lines.length <= maxLines && lines.every((line) => measure(line) <= width)) {
      return { lines: balance(words, width, measure), size };
    }
  }
  const { size, maxLines } = SMALLEST;
  const measure = (text: string) => textWidth(text, { ...style, size });
  return { lines: shorten(wrap(words, width, measure), maxLines), size };
};
