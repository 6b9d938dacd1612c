import { componentNamed } from "../../content/check/markdown-fault";
import { ATTRIBUTE, attributeIn } from "../../content/markdown/attribute";
import type { Notation } from "../../content/markdown/read";
import { fieldsOf } from "../../content/model/field-types";
import { type MdxComponent, PICTURE_COMPONENT, PICTURE_FILE, TO_WRITE } from "../../content/model/mdx-components";

/** Words between blocks, at `from` to `to`; `start` and `end` leave out the blank space around them. */
export interface Words {
  start: number;
  end: number;
  from: number;
  to: number;
}

/** An attribute as it is shown: true for one without a value, undefined for none. */
export type Value = string | true | undefined;

/** A component in prose, such as `<Callout …>` (until tagEnd) words (until innerEnd) `</Callout>` (until end). */
export interface ProseBlock {
  component: string;
  model: MdxComponent;
  /** Its attributes by name. */
  values: Readonly<Record<string, string | true>>;
  start: number;
  tagEnd: number;
  innerEnd: number;
  end: number;
  parts: readonly Part[];
}

/** A part of prose, as an editor sees it. */
export type Part = Words | ProseBlock;

/** A tag of a component: what closes, its name, its attributes, and what has no content. */
const TAG = /<(\/?)([A-Z]\w*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;

const valuesIn = (attributes: string): ProseBlock["values"] =>
  Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(([, key = "", double, single]) => [
      key,
      (double ?? single)?.replaceAll("&quot;", '"') ?? true,
    ]),
  );

type Tag = RegExpExecArray;

const endOf = (tag: Tag): number => tag.index + tag[0].length;

/** The tag that closes the first one. */
const closing = ([open, ...rest]: readonly Tag[]): Tag | undefined => {
  let depth = 1;
  return rest.find(([, close, name, , whole]) => {
    if (name === open?.[2] && !whole) {
      depth += close ? -1 : 1;
    }
    return depth === 0;
  });
};

const blocksBetween = (text: string, tags: readonly Tag[], isInside: boolean): ProseBlock[] => {
  const blocks: ProseBlock[] = [];
  for (const [index, tag] of tags.entries()) {
    const [, close, component = "", attributes = "", whole] = tag;
    const model = componentNamed(component);
    const closed = whole ? tag : closing(tags.slice(index));
    const startsLine = isInside || /(?:^|\n)[ \t]*$/.test(text.slice(0, tag.index));
    const isWithin = tag.index < (blocks.at(-1)?.end ?? 0);
    // What is not closed, or stands within a sentence, stays text; the check says what is wrong.
    if (!isWithin && !close && closed && startsLine && model) {
      const tagEnd = endOf(tag);
      const innerEnd = whole ? tagEnd : closed.index;
      const inner = tags.filter((other) => other.index > tag.index && other.index < innerEnd);
      const parts = partsBetween(text, inner, [tagEnd, innerEnd], model.children);
      const place = { start: tag.index, tagEnd, innerEnd, end: endOf(closed) };
      blocks.push({ component, model, values: valuesIn(attributes), ...place, parts });
    }
  }
  return blocks;
};

const wordsAt = (text: string, from: number, to: number): Words => {
  const words = text.slice(from, to);
  const start = from + words.length - words.trimStart().length;
  return { from, to, start: Math.min(start, to), end: Math.max(start, from + words.trimEnd().length) };
};

const partsBetween = (
  text: string,
  tags: readonly Tag[],
  [from, to]: readonly [number, number],
  children: MdxComponent["children"],
): Part[] => {
  const blocks = children === "none" || children === "text" ? [] : blocksBetween(text, tags, children !== "prose");
  return [...blocks, undefined].flatMap((next, index) => {
    const words = wordsAt(text, blocks[index - 1]?.end ?? from, next?.start ?? to);
    // Between blocks of a list nobody writes; in a row of one line the card has the words.
    const isShown = children === "prose" || (children !== "text" && words.start < words.end);
    return [...(isShown ? [words] : []), ...(next ? [next] : [])];
  });
};

/** A text as words and blocks, in their order; Markdown has no blocks. */
export const partsIn = (text: string, notation: Notation = "mdx"): Part[] =>
  partsBetween(text, notation === "mdx" ? [...text.matchAll(TAG)] : [], [0, text.length], "prose");

const attribute = (key: string, value: string | true): string =>
  value === true ? ` ${key}` : ` ${key}="${value.replaceAll('"', "&quot;")}"`;

/** The notation of a new block, ready to fill in. */
export const newBlock = (name: string, values: ProseBlock["values"] = {}): string => {
  const { attributes, children } = componentNamed(name) as MdxComponent;
  const written = fieldsOf(attributes)
    .filter(({ optional }) => !optional)
    .map(({ key }) => attribute(key, values[key] ?? ""))
    .join("");
  if (children === "none") {
    return `<${name}${written} />`;
  }
  const inner = typeof children === "string" ? TO_WRITE : children.map((child) => newBlock(child)).join("\n\n");
  const gap = children === "text" ? "" : "\n\n";
  return `<${name}${written}>${gap}${inner}${gap}</${name}>`;
};

const spliced = (text: string, start: number, end: number, insert: string): string =>
  text.slice(0, start) + insert + text.slice(end);

/** A text with something else between two places, on its own between blank lines. */
const between = (text: string, start: number, end: number, insert: string): string => {
  const [before, after] = [text.slice(0, start).trimEnd(), text.slice(end).trimStart()];
  return [before, insert, after].filter(Boolean).join("\n\n");
};

/** A text with other words in one of its parts; the rest stays as it is. */
export const withWords = (text: string, { start, end, from, to }: Words, words: string): string =>
  words === "" || start === end ? between(text, from, to, words) : spliced(text, start, end, words);

/** A text with another value in the tag of one of its blocks, or without that attribute; the rest stays as it is. */
export const withValue = (
  text: string,
  { start, tagEnd }: Pick<ProseBlock, "start" | "tagEnd">,
  key: string,
  value: Value,
): string => {
  const tag = text.slice(start, tagEnd);
  const written = value === undefined ? "" : attribute(key, value);
  const known = attributeIn(tag, key);
  const end = known ? known.index + known[0].length : tag.search(/\s*\/?>$/);
  const from = known ? tag.slice(0, known.index).trimEnd().length : end;
  return spliced(text, start + from, start + end, written);
};

/** A text with other words in a block of one line. */
export const withLine = (text: string, { tagEnd, innerEnd }: ProseBlock, line: string): string =>
  spliced(text, tagEnd, innerEnd, line);

/** A text with one more block at the end of a list. */
export const withOneMore = (text: string, { innerEnd }: ProseBlock, name: string): string =>
  between(text, innerEnd, innerEnd, newBlock(name));

/** A text without a block and what stands in it. */
export const withoutBlock = (text: string, { start, end }: ProseBlock): string => between(text, start, end, "");

/** A text in which a block has changed places with the paragraph or block before or after it. */
export const moved = (text: string, parts: readonly Part[], block: ProseBlock, way: -1 | 1): string => {
  const rest = way < 0 ? parts.slice(0, parts.indexOf(block)).reverse() : parts.slice(parts.indexOf(block) + 1);
  const other = rest.find(({ start, end }) => start < end);
  if (!other) {
    return text;
  }
  const words = text.slice(other.start, other.end);
  const units = "component" in other ? [words] : words.split(/\n{2,}/);
  const unit = units.at(way < 0 ? -1 : 0) ?? "";
  const own = text.slice(block.start, block.end);
  return way < 0
    ? spliced(text, other.end - unit.length, block.end, own + text.slice(other.end, block.start) + unit)
    : spliced(text, block.start, other.start + unit.length, unit + text.slice(block.end, other.start) + own);
};

/** A text with the files of its pictures as `change` makes them. */
export const mapPictures = (text: string, change: (file: string) => string): string =>
  text.replace(TAG, (tag, close: string, name: string, attributes: string) => {
    const file = !close && name === PICTURE_COMPONENT ? valuesIn(attributes)[PICTURE_FILE] : "";
    const next = typeof file === "string" && file ? change(file) : file;
    return next === file ? tag : withValue(tag, { start: 0, tagEnd: tag.length }, PICTURE_FILE, next);
  });

/** A text whose pictures have the names of the site: the engine puts a slash before one that it has just saved. */
export const withPlainNames = (text: string): string => mapPictures(text, (file) => file.replace(/^\//, ""));
