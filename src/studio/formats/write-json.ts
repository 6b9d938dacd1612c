import { findNodeAtLocation, getNodeValue, type Node, parseTree } from "jsonc-parser";
import { isObject } from "../../content/check/as-object";
import { matchItems, sameJson } from "./match";

/** Longest line on which a new list of plain values is written. */
const LINE = 100;

const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

/** The text of a node as it stands in the file. */
const rawOf = (text: string, { offset, length }: Node): string => text.slice(offset, offset + length);

/** What a node holds, in plain objects as those of a form, which are compared with it. */
const heldBy = (node: Node): unknown => JSON.parse(JSON.stringify(getNodeValue(node)));

const isInline = (text: string, node: Node | undefined): boolean =>
  node !== undefined && !rawOf(text, node).includes("\n");

const wrap = (open: string, parts: readonly string[], close: string, inline: boolean, indent: string): string => {
  if (parts.length === 0) {
    return open + close;
  }
  const padding = open === "{" ? " " : "";
  return inline
    ? `${open}${padding}${parts.join(", ")}${padding}${close}`
    : `${open}\n${parts.map((part) => `${indent}  ${part}`).join(",\n")}\n${indent}${close}`;
};

type Write<Value> = (value: Value, node: Node | undefined, text: string, indent: string, inline: boolean) => string;

const writeArray = (items: readonly unknown[], node: Node | undefined, text: string, indent: string): string => {
  const children = node?.type === "array" ? (node.children ?? []) : [];
  const matched = matchItems(items, children.map(heldBy));
  const likeFirst = isInline(text, children[0]);
  const parts = items.map((item, index) => write(item, children[matched[index] ?? -1], text, `${indent}  `, likeFirst));
  const isShort = items.every(isPlain) && parts.join(", ").length + indent.length < LINE;
  const inline = children.length > 0 ? isInline(text, node) : isShort;
  return wrap("[", parts, "]", inline, indent);
};

const writeObject: Write<Record<string, unknown>> = (value, node, text, indent, inlineByDefault) => {
  const properties = node?.type === "object" ? (node.children ?? []) : [];
  const before = properties.map(({ children }) => String(children?.[0]?.value));
  const written = Object.keys(value).filter((key) => value[key] !== undefined);
  const keys = before.filter((key) => written.includes(key));
  for (const [index, key] of written.entries()) {
    if (!keys.includes(key)) {
      keys.splice(keys.indexOf(written[index - 1] ?? "") + 1, 0, key);
    }
  }
  const inline = properties.length > 0 ? isInline(text, node) : inlineByDefault && Object.values(value).every(isPlain);
  const parts = keys.map((key) => {
    const old = node && findNodeAtLocation(node, [key]);
    return `${JSON.stringify(key)}: ${write(value[key], old, text, inline ? indent : `${indent}  `, inline)}`;
  });
  return wrap("{", parts, "}", inline, indent);
};

const write: Write<unknown> = (value, node, text, indent, inlineByDefault) => {
  if (node && sameJson(heldBy(node), value)) {
    return rawOf(text, node);
  }
  if (Array.isArray(value)) {
    return writeArray(value, node, text, indent);
  }
  return isObject(value) ? writeObject(value, node, text, indent, inlineByDefault) : JSON.stringify(value);
};

/**
 * Writes JSON so that what did not change stands as it stood: order of keys, line breaks, escapes. Keys that are new
 * come after the key that they follow in the value; entries of a list are recognised when they move.
 *
 * @param text the file as it was; empty for a new file
 * @returns the text of the file without the newline at its end
 */
export const writeJson = (value: unknown, text: string): string =>
  write(value, text ? parseTree(text) : undefined, text, "", false);
