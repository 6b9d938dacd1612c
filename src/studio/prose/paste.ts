import { withCurlyQuotes } from "../../content/check/wording";

/** What Word puts in place of a list: paragraphs, each with its bullet or number as text. */
const WORD_ITEM = /mso-list:\s*l\d/i;
const BULLET = /^(?:[·•o§‣▪-]|(\d+|[a-z])[.)])\s+/i;

/** Elements that hold nothing to read. */
const SILENT = "script, style, template, head, meta, link, title, o\\:p";

/** Characters that Markdown would read as its own. */
const escaped = (text: string): string => text.replace(/[\\*_[\]<`]/g, "\\$&");

const wordsOf = (node: Node): string => {
  if (node instanceof Text) {
    return escaped(node.data.replace(/\s+/g, " "));
  }
  if (!(node instanceof Element)) {
    return "";
  }
  const inner = node.tagName === "BR" ? " " : [...node.childNodes].map(wordsOf).join("");
  const href = node instanceof HTMLAnchorElement ? (node.getAttribute("href") ?? "") : "";
  return /^(?:https:|mailto:|tel:)/.test(href) && inner.trim()
    ? `[${inner.trim()}](${href.replaceAll(" ", "%20")})`
    : inner;
};

const plain = (text: string): string => withCurlyQuotes(text.replace(/[\s\u00a0]+/g, " ").trim());

interface Block {
  text: string;
  /** Entries of lists stand below each other without a blank line. */
  isItem: boolean;
}

/** A block that starts with a mark; none where there is nothing to read. */
const block = (mark: string, text: string, isItem = false): Block[] => (text ? [{ text: mark + text, isItem }] : []);

const BLOCKS =
  "p, h1, h2, h3, h4, h5, h6, ul, ol, li, div, table, tr, td, th, blockquote, section, article, figure, pre, dl, dt, dd";

const listBlocks = (list: Element, indent: string): Block[] =>
  [...list.children].flatMap((item, index) => {
    const inner = [...item.querySelectorAll(":scope > ul, :scope > ol")];
    const mark = list.tagName === "OL" ? `${index + 1}. ` : "- ";
    const words = [...item.childNodes].filter((child) => !inner.includes(child as Element));
    const isBlock = (node: Node) => node instanceof Element && node.matches(BLOCKS);
    const text = plain(words.map((child) => (isBlock(child) ? ` ${wordsOf(child)} ` : wordsOf(child))).join(""));
    return [
      ...block(`${indent}${mark}`, text, true),
      ...inner.flatMap((nested) => listBlocks(nested, `${indent}${" ".repeat(mark.length)}`)),
    ];
  });

const blocksOf = (element: Element, levels: readonly string[], top: number): Block[] => {
  if (/^(?:UL|OL)$/.test(element.tagName)) {
    return listBlocks(element, "");
  }
  const rank = levels.indexOf(element.tagName);
  if (rank >= 0) {
    return block(`${"#".repeat(Math.min(rank, 1) + top)} `, plain(wordsOf(element)));
  }
  if (element.querySelector(BLOCKS)) {
    return [...element.childNodes].flatMap((child) =>
      child instanceof Element ? blocksOf(child, levels, top) : block("", plain(wordsOf(child))),
    );
  }
  const text = plain(wordsOf(element));
  const [, number] = BULLET.exec(text) ?? [];
  return WORD_ITEM.test(element.getAttribute("style") ?? "")
    ? [{ text: `${Number(number) ? `${number}.` : "-"} ${text.replace(BULLET, "")}`, isItem: true }]
    : block("", text);
};

/**
 * What is pasted from Word or a page, as Markdown: headings, lists, links and paragraphs, and nothing else.
 *
 * @param top level of the highest heading that the text may have
 */
export const markdownOf = (html: string, top: number): string => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const silent of body.querySelectorAll(SILENT)) {
    silent.remove();
  }
  const levels = ["H1", "H2", "H3", "H4", "H5", "H6"].filter((level) => body.querySelector(level));
  return (
    blocksOf(body, levels, top)
      .map(({ text, isItem }, index, all) => `${isItem && all[index - 1]?.isItem ? "\n" : "\n\n"}${text}`)
      .join("")
      // Not more than what stands between two: a list may start further in.
      .slice("\n\n".length)
  );
};
