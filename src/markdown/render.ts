import { toHtml } from "hast-util-to-html";
import { toHast } from "mdast-util-to-hast";
import { CONSENT_SETTINGS, opensConsentSettings } from "../lib/links";
import type { Language, TokenTable } from "../lib/tokens";
import { fillTree } from "./fill";
import { childrenOf, type Node, readMarkdown } from "./read";

/** Links to the consent settings open them, as they do in prose (SmartLink). */
const markSettingsLinks = (node: Node): void => {
  if (node.type === "link" && opensConsentSettings(node.url)) {
    node.url = CONSENT_SETTINGS;
    node.data = { hProperties: { dataConsentSettings: "" } };
  }
  childrenOf(node).forEach(markSettingsLinks);
};

/**
 * Markdown with tokens → HTML. Raw HTML in it is left out.
 *
 * @throws VFileMessage where a brace has no partner (readMarkdown)
 */
export const renderMarkdown = (text: string, table: TokenTable, language: Language): string => {
  const tree = fillTree(readMarkdown(text, "markdown"), table, language);
  markSettingsLinks(tree);
  const html = toHast(tree);
  return html ? toHtml(html).trim() : "";
};
