import { type Document, isScalar, isSeq, type Node, parseDocument, stringify } from "yaml";
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

/** A value as a node, in the notation of what was there; a list keeps that of the entries that stay. */
const nodeOf = (document: Document, value: unknown, before: unknown): Node => {
  if (isScalar(before) && typeof value !== "object") {
    before.value = value;
    return before;
  }
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
  const before = document.toJS() as Record<string, unknown>;
  const changed = Object.keys({ ...before, ...data }).filter((name) => !sameJson(before[name], data[name]));
  for (const key of changed) {
    if (data[key] === undefined) {
      document.delete(key);
    } else {
      document.set(key, nodeOf(document, data[key], document.get(key, true)));
    }
  }
  return changed.length > 0 ? document.toString(STYLE) : head;
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
