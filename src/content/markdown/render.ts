import { toHtml } from "hast-util-to-html";
import { toHast } from "mdast-util-to-hast";
import { CONSENT_SETTINGS, opensConsentSettings } from "../../lib/links";
import type { Language, TokenTable } from "../../lib/tokens";
import { fillTree } from "./fill-tree";
import { childrenOf, type Node, readMarkdown } from "./read";

/** Marks links that open the consent settings, as SmartLink does. */
const markSettingsLinks = (node: Node): void => {
  if (node.type === "link" && opensConsentSettings(node.url)) {
    node.url = CONSENT_SETTINGS;
    node.data = { hProperties: { dataConsentSettings: "" } };
  }
  childrenOf(node).forEach(markSettingsLinks);
};

/**
 * Turns Markdown with tokens into HTML; raw HTML is left out.
 * @throws VFileMessage for an unmatched brace (readMarkdown)
 */
export const renderMarkdown = (text: string, table: TokenTable, language: Language): string => {
  const tree = fillTree(readMarkdown(text, "markdown"), table, language);
  markSettingsLinks(tree);
  const html = toHast(tree);
  return html ? toHtml(html).trim() : "";
};
