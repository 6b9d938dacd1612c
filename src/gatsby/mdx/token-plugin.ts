import { readFileSync } from "node:fs";
import path from "node:path";
import { toHref } from "../../lib/links";
import { buildTokenTable, type FactEntry, interpolate, type SiteEntry, type TokenTable } from "../../lib/tokens";

/** The part of a Markdown syntax tree (mdast with MDX) that tokens may stand in. */
interface SyntaxNode {
  type: string;
  value?: unknown;
  url?: string;
  children?: SyntaxNode[];
  attributes?: { type: string; value?: unknown }[];
}

const readTable = (): TokenTable => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.resolve("data", file), "utf8"));
  return buildTokenTable(read("site.json") as SiteEntry, read("facts.json") as FactEntry[]);
};

/** `mailto:{email}` in a Markdown link arrives percent-encoded or as written; both are filled in. */
const fillInUrl = (url: string, table: TokenTable): string =>
  toHref(interpolate(url.replace(/%7B/gi, "{").replace(/%7D/gi, "}"), table));

const fillInNode = (node: SyntaxNode, table: TokenTable): void => {
  if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
    node.type = "text";
    node.value = interpolate(`{${String(node.value)}}`, table);
  }
  if (typeof node.url === "string") {
    node.url = fillInUrl(node.url, table);
  }
  for (const attribute of node.attributes ?? []) {
    if (typeof attribute.value === "string") {
      attribute.value = interpolate(attribute.value, table);
    }
  }
  for (const child of node.children ?? []) {
    fillInNode(child, table);
  }
};

/**
 * Remark plugin: fills in the tokens of MDX prose from data/site.json and data/facts.json.
 * MDX reads `{phone}` as an expression; here it becomes text, so content never runs code.
 */
export const tokenPlugin = () => (tree: SyntaxNode) => fillInNode(tree, readTable());
