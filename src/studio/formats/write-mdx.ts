import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, stringify } from "yaml";
import { isObject } from "../../content/check/as-object";
import { BODY_FIELD } from "../../content/check/document";
import { FRONTMATTER } from "../../content/check/parse-mdx";
import { matchItems, sameJson } from "./match";

/** As the repository writes frontmatter: texts between double quotes, one to a line. */
const STYLE = {
  lineWidth: 0,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  defaultStringType: "QUOTE_DOUBLE",
  defaultKeyType: "PLAIN",
} as const;

/** A piece of text that takes the place of another. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What changes where only values differ; undefined where fields or entries come or go. */
const editsOf = (node: unknown, value: unknown): Edit[] | undefined => {
  if (isScalar(node) && node.range && typeof value !== "object" && value !== undefined) {
    const isKept = (node.type === "PLAIN" || node.type === "QUOTE_SINGLE") && !String(value).includes("\n");
    const style = isKept ? node.type : STYLE.defaultStringType;
    const text = stringify(value, { ...STYLE, defaultStringType: style }).trimEnd();
    return node.value === value ? [] : [{ start: node.range[0], end: node.range[1], text }];
  }
  const inside = (pairs: readonly (readonly [unknown, unknown])[]): Edit[] | undefined => {
    const edits = pairs.map(([inner, item]) => editsOf(inner, item));
    return edits.includes(undefined) ? undefined : edits.flatMap((edit) => edit ?? []);
  };
  if (isSeq(node) && Array.isArray(value) && node.items.length === value.length) {
    return inside(node.items.map((item, index) => [item, value[index]]));
  }
  return isMap(node) && isObject(value) && node.items.length === Object.keys(value).length
    ? inside(node.items.map(({ key, value: item }) => [item, value[String(key)]]))
    : undefined;
};

/** A value as a node; entries of a list that were there keep their notation. */
const nodeOf = (document: Document, value: unknown, before: unknown): Node => {
  const node = document.createNode(value);
  if (isSeq(node) && isSeq(before) && Array.isArray(value)) {
    const matched = matchItems(value, before.toJS(document) as unknown[]);
    node.items = node.items.map((item, index) => {
      const old = before.items[matched[index] ?? -1];
      return isScalar(old) && old.value === value[index] ? old : item;
    });
  }
  return node;
};

const writeHead = (head: string, data: Readonly<Record<string, unknown>>): string => {
  const document = parseDocument(head);
  const edits = editsOf(document.contents, data);
  if (edits) {
    return edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), head);
  }
  const before = document.toJS() as Record<string, unknown>;
  for (const key of Object.keys({ ...before, ...data }).filter((name) => !sameJson(before[name], data[name]))) {
    if (data[key] === undefined) {
      document.delete(key);
    } else {
      document.set(key, nodeOf(document, data[key], document.get(key, true)));
    }
  }
  return document.toString(STYLE);
};

/**
 * Writes an MDX file; comments, order and notation of the frontmatter that did not change stay.
 *
 * @param text the file as it was; empty for a new file
 * @returns the text of the file without the newline at its end
 */
export const writeMdx = (value: Readonly<Record<string, unknown>>, text: string): string => {
  const { [BODY_FIELD]: body = "", ...data } = value;
  const [before = "", opening = "", head] = FRONTMATTER.exec(text) ?? [];
  if (head === undefined) {
    return `---\n${stringify(data, STYLE)}---\n\n${body}`;
  }
  const prose = text.slice(before.length).trimStart();
  const closing = prose ? text.slice(opening.length + head.length, text.length - prose.length) : "---\n\n";
  return `${opening}${writeHead(head, data)}${closing}${body}`;
};
