import { TO_WRITE } from "../../content/model/mdx-components";

/** A text field's text with what is selected in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** A piece of a text that gives way to another. */
export interface Edit {
  start: number;
  end: number;
  insert: string;
  /** What is selected then, counted from `start`; without it, the cursor comes after `insert`. */
  select?: readonly [start: number, end: number];
}

/** Puts `**` or `*` around the selected words, or takes it away; words may have both, which are three. */
export const toggleMark = ({ text, start, end }: Selected, mark: "*" | "**"): Edit => {
  const chosen = text.slice(start, end);
  const words = chosen.replace(/^[\s*]+|[\s*]+$/g, "");
  const from = start + chosen.indexOf(words);
  const to = from + words.length;
  const stars = Math.min(
    /\**$/.exec(text.slice(0, from))?.[0].length ?? 0,
    /^\**/.exec(text.slice(to))?.[0].length ?? 0,
  );
  const isMarked = mark === "*" ? stars % 2 === 1 : stars > 1;
  return isMarked
    ? { start: from - mark.length, end: to + mark.length, insert: words, select: [0, words.length] }
    : {
        start: from,
        end: to,
        insert: `${mark}${words}${mark}`,
        select: [mark.length, mark.length + words.length],
      };
};

/** Marks at the start of a line, of which a line has one at most. */
const LINE_MARK = /^(?:#{1,6} |[-*] |\d+\. )/;

const marked = (lines: readonly string[], mark: string): string[] => {
  const words = lines.map((line) => line.replace(LINE_MARK, ""));
  const isOff = lines.every((line) => line.startsWith(mark) || line.trim() === "");
  return isOff && words.some((line, index) => line !== lines[index])
    ? words
    : words.map((line, index) =>
        line === "" && words.length > 1 ? line : `${mark.replace("1.", `${index + 1}.`)}${line}`,
      );
};

/** Makes the selected lines headings or entries of a list (`## `, `- `, `1. `), on their own between blank lines, or plain. */
export const toggleLines = ({ text, start, end }: Selected, mark: string): Edit => {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const after = text.indexOf("\n", Math.max(end - (text[end - 1] === "\n" && end > start ? 1 : 0), start));
  const to = after < 0 ? text.length : after;
  const lines = marked(text.slice(from, to).split("\n"), mark).join("\n");
  const isList = !mark.startsWith("#");
  const before = text.slice(0, from);
  const rest = text.slice(to);
  const follows = isList && LINE_MARK.test(before.trimEnd().split("\n").at(-1) ?? "");
  const gap = before === "" || before.endsWith("\n\n") || follows ? "" : "\n";
  const tail = rest === "" || /^\n(?:\n|[-*] |\d+\. )/.test(rest) ? "" : "\n";
  return {
    start: from,
    end: to,
    insert: `${gap}${lines}${tail}`,
    select: [gap.length + lines.length, gap.length + lines.length],
  };
};

/** What Enter does: goes on with a list, ends it after an empty entry, or begins a paragraph. */
export const newLine = ({ text, start, end }: Selected): Edit => {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(from, start);
  const mark = /^(?:[-*] |\d+\. )/.exec(line)?.[0] ?? "";
  if (mark !== "" && line === mark) {
    return { start: from, end, insert: "\n" };
  }
  if (mark === "") {
    // Who presses it twice, as between paragraphs elsewhere, gets no empty line more.
    return { start, end, insert: "\n\n".slice(/\n*$/.exec(text.slice(0, start))?.[0].length) };
  }
  return { start, end, insert: `\n${mark.replace(/\d+/, (count) => String(Number(count) + 1))}` };
};

/** Puts what is pasted into a text: a heading or a list begins on a line of its own, and goes on with a list. */
export const insertPasted = ({ text, start, end }: Selected, insert: string): Edit => {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(from, start);
  const mark = LINE_MARK.exec(line)?.[0];
  if (line === "" || !LINE_MARK.test(insert)) {
    return { start, end, insert };
  }
  const gap = mark && !insert.startsWith("#") ? "\n" : "\n\n";
  return mark === line ? { start: from, end, insert } : { start, end, insert: gap + insert };
};

/** Makes a link of the selected words, with the cursor where its address comes; of a link, selects the address. */
export const insertLink = ({ text, start, end }: Selected): Edit => {
  const [, address] = (text[start - 1] === "[" && /^\]\(([^)]*)\)/.exec(text.slice(end))) || [];
  if (address !== undefined) {
    const from = end + "](".length;
    return { start: from, end: from + address.length, insert: address, select: [0, address.length] };
  }
  const words = text.slice(start, end).trim() || TO_WRITE;
  const insert = `[${words}]()`;
  return { start, end, insert, select: [insert.length - 1, insert.length - 1] };
};

/** Puts a block on its own between blank lines; selected words become its text, a line with the cursor in it stays whole. */
export const insertBlock = ({ text, start: from, end: to }: Selected, template: string): Edit => {
  const words = text.slice(from, to).trim();
  const isWithin = words === "" && /.$/.test(text.slice(0, from));
  const [start, end] = isWithin ? [`${text}\n`.indexOf("\n", to), to] : [from, to];
  const block = words ? template.replace(TO_WRITE, () => words) : template;
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(Math.max(start, end)).trimStart();
  const insert = `${before === "" ? "" : "\n\n"}${block}${after === "" ? "" : "\n\n"}`;
  return { start: before.length, end: text.length - after.length, insert };
};
