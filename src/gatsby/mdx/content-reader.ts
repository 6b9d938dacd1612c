import { buildTokenTable } from "../../content/check/token-table";
import { fillTree } from "../../content/markdown/fill-tree";
import { markHeadings } from "../../content/markdown/headings";
import { readMarkdown, type Tree } from "../../content/markdown/read";
import { readData } from "../read-data";

/**
 * Remark plugin that replaces the parser of MDX by the reader of the check, which reads no code; fills in tokens from
 * data/site.json and data/facts.json, and marks headings for the contents.
 */
export function contentReader(this: { Parser?: (text: string) => Tree }): void {
  this.Parser = (text) => {
    const tree = readMarkdown(String(text), "mdx");
    markHeadings(tree);
    return fillTree(tree, buildTokenTable(readData("site.json"), readData<unknown[]>("facts.json")), "nl");
  };
}
