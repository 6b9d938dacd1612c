import TurndownService from "turndown";
import { withCurlyQuotes } from "../../content/check/wording";

/** What Word puts in place of a list: paragraphs, each with its bullet or number as text. */
const WORD_ITEM = /mso-list:\s*l\d/i;
const BULLET = /^\s*(?:[·•o§‣▪-]|(\d+|[a-z])[.)])\s+/i;

/** Elements that hold nothing to read. */
const SILENT = "script, style, template, head, meta, link, title, o\\:p, img, hr";

/** Where links may lead. */
const LINKED = /^(?:https:|mailto:|tel:)/;

/** Characters that Markdown would read as its own. */
const escaped = (text: string): string => text.replaceAll("\u00a0", " ").replace(/[\\*_[\]<`]/g, "\\$&");

/** Where a paragraph begins with what Markdown would read as a mark of a list, a heading or a quote. */
const MARK = /^\d+(?=[.)]\s)|^(?=(?:[-+>]|#+)\s|--)/;

/** An entry of a list; its own lists, which start with a mark, stay on lines of their own, further in. */
const item = (mark: string, content: string): string => {
  const lines = content
    .trim()
    .replace(/\s*\n\s*(?!\s*(?:-|\d+\.) )/g, " ")
    .replace(/\n+/g, "\n");
  return /^(?:-|\d+\.) /.test(lines)
    ? `\n${lines}\n`
    : `\n${mark}${lines.replaceAll("\n", `\n${" ".repeat(mark.length)}`)}\n`;
};

/**
 * What is pasted from Word or a page, as Markdown: headings, lists, links and paragraphs, and nothing else.
 *
 * @param top level of the highest heading that the text may have
 */
export const markdownOf = (html: string, top: number): string => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const [title, ...others] = body.querySelectorAll("h1, h2, h3, h4, h5, h6");
  // The title of a document is no heading in it: the article or page has its own.
  const isTitled =
    title?.localName === "h1" && others.length > 0 && !others.some(({ localName }) => localName === "h1");
  const levels = (["h1", "h2", "h3", "h4", "h5", "h6"] as const)
    .slice(Number(isTitled))
    .filter((level) => body.querySelector(level));
  const reader = new TurndownService();
  reader.escape = escaped;
  reader.addRule("words", { filter: ["b", "strong", "i", "em"], replacement: (words) => words });
  reader.addRule("paragraph", {
    filter: ["h1", "p"],
    replacement: (words) => `\n\n${words.replace(MARK, "$&\\")}\n\n`,
  });
  reader.addRule("blocks", { filter: ["blockquote", "pre"], replacement: (words) => `\n\n${words}\n\n` });
  reader.addRule("code", { filter: "code", replacement: (_words, { textContent }) => escaped(textContent ?? "") });
  reader.addRule("line", { filter: "br", replacement: () => " " });
  reader.addRule("silent", { filter: (node) => node.matches(SILENT), replacement: () => "" });
  reader.addRule("link", {
    filter: "a",
    replacement: (words, node) => {
      const href = (node.getAttribute("href") ?? "").replace(/^http:/, "https:").replaceAll(" ", "%20");
      return LINKED.test(href) && words.trim() ? `[${words.trim()}](${href})` : words;
    },
  });
  reader.addRule("heading", {
    filter: levels,
    replacement: (words, { localName }) => {
      const rank = levels.indexOf(localName as (typeof levels)[number]);
      return `\n\n${"#".repeat(Math.min(rank, 1) + top)} ${words.trim()}\n\n`;
    },
  });
  reader.addRule("item", {
    filter: "li",
    replacement: (content, node) => {
      const place = [...(node.parentElement?.children ?? [])].indexOf(node) + 1;
      return item(node.parentElement?.localName === "ol" ? `${place}. ` : "- ", content);
    },
  });
  reader.addRule("item of Word", {
    filter: (node) => WORD_ITEM.test(node.getAttribute("style") ?? "") && node.localName === "p",
    replacement: (content) => {
      const [, number] = BULLET.exec(content) ?? [];
      return item(Number(number) ? `${number}. ` : "- ", content.replace(BULLET, ""));
    },
  });
  return withCurlyQuotes(reader.turndown(body))
    .replace(/(?<=\S) {2,}/g, " ")
    .trim();
};
