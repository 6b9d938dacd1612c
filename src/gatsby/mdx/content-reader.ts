import { readFileSync } from "node:fs";
import path from "node:path";
import { buildTokenTable } from "../../content-check/token-table";
import { fillTree } from "../../markdown/fill";
import { markHeadings } from "../../markdown/headings";
import { readMarkdown, type Tree } from "../../markdown/read";

const readData = (file: string): unknown => JSON.parse(readFileSync(path.resolve("data", file), "utf8"));

/**
 * Remark plugin: MDX prose is read as the check reads it, tokens filled in from data/site.json and data/facts.json, its
 * headings marked for the contents.
 * It takes the place of the parser of MDX, so that what MDX would run as code is not even read as code.
 */
export function contentReader(this: { Parser?: (text: string) => Tree }): void {
  this.Parser = (text) => {
    const tree = readMarkdown(String(text), "mdx");
    markHeadings(tree);
    return fillTree(tree, buildTokenTable(readData("site.json"), readData("facts.json") as unknown[]), "nl");
  };
}
