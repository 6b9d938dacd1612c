import { graphsInHtml } from "../../../src/test/json-ld/validate";
import { type BuiltPage, pages, plain } from "./site";

/** A node of structured data. */
export type Node = Readonly<Record<string, unknown>>;

/** The nodes of a property with one or more. */
export const many = (value: unknown): Node[] =>
  [value].flat().filter((item): item is Node => typeof item === "object" && item !== null);

/** The first node of a property. */
export const one = (value: unknown): Node => many(value)[0] ?? {};

/** Text of a property; empty if there is none. */
export const words = (value: unknown): string => (value === undefined ? "" : plain(String(value)));

/** Every top-level node of a page's graph. */
export const graphOf = ({ html }: BuiltPage): Node[] => many((graphsInHtml(html)[0] as Node | undefined)?.["@graph"]);

export const nodesOf = (page: BuiltPage, type: string): Node[] =>
  graphOf(page).filter((node) => [node["@type"]].flat().includes(type));

/**
 * The only node of a type.
 * @throws if there is none, or more than one
 */
export const nodeOf = (page: BuiltPage, type: string): Node => {
  const [node, ...others] = nodesOf(page, type);
  if (!node || others.length > 0) {
    throw new Error(`${page.path}: not exactly one ${type}`);
  }
  return node;
};

/** Pages with structured data of a type, as the table of a test. */
export const pagesWith = (type: string) =>
  pages.filter((page) => nodesOf(page, type).length > 0).map((page) => [page.path, page] as const);
