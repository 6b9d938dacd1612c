import { toHtml } from "hast-util-to-html";
import { toHast } from "mdast-util-to-hast";
import type { Language, TokenTable } from "../../lib/tokens";
import { fillTree } from "./fill-tree";
import { readMarkdown } from "./read";

/**
 * Turns Markdown with tokens into HTML; raw HTML is left out.
 * @throws VFileMessage for an unmatched brace (readMarkdown)
 */
export const renderMarkdown = (text: string, table: TokenTable, language: Language): string => {
  const html = toHast(fillTree(readMarkdown(text, "markdown"), table, language));
  return html ? toHtml(html).trim() : "";
};
