import { withCurlyQuotes } from "../../content/check/wording";

/** What Word puts in place of a list: paragraphs, each with its bullet or number as text. */
const WORD_ITEM = /mso-list:\s*l\d/i;
const BULLET = /^(?:[·•o§‣▪-]|(\d+|[a-z])[.)])\s+/i;

const HEADING = /^H[1-6]$/;

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
  const inner = [...node.childNodes].map(wordsOf).join("");
  const href = node instanceof HTMLAnchorElement ? (node.getAttribute("href") ?? "") : "";
  return /^(?:https:|mailto:|tel:)/.test(href) && inner.trim()
    ? `[${inner.trim()}](${href.replaceAll(" ", "%20")})`
    : inner;
};

const plain = (text: string): string => withCurlyQuotes(text.replace(/[\s\u00a0]+/g, " ").trim());

interface Block {
  text: string;
  /** Entries of lists stand below each other without a blank line. */
  isItem?: boolean;
}

const BLOCKS =
  "p, h1, h2, h3, h4, h5, h6, ul, ol, li, div, table, tr, blockquote, section, article, figure, pre, dl, dt, dd";

const listBlocks = (list: Element, indent: string): Block[] =>
  [...list.children].flatMap((item, index) => {
    const inner = [...item.querySelectorAll(":scope > ul, :scope > ol")];
    const mark = list.tagName === "OL" ? `${index + 1}. ` : "- ";
    const words = [...item.childNodes].filter((child) => !inner.includes(child as Element));
    const text = plain(words.map((child) => `${wordsOf(child)} `).join(""));
    return [
      ...(text ? [{ text: `${indent}${mark}${text}`, isItem: true }] : []),
      ...inner.flatMap((nested) => listBlocks(nested, `${indent}${" ".repeat(mark.length)}`)),
    ];
  });

const blocksOf = (element: Element, levels: readonly string[], top: number): Block[] => {
  if (/^(?:UL|OL)$/.test(element.tagName)) {
    return listBlocks(element, "");
  }
  if (HEADING.test(element.tagName)) {
    const level = Math.min(levels.indexOf(element.tagName), 1) + top;
    const text = plain(wordsOf(element));
    return text ? [{ text: `${"#".repeat(level)} ${text}` }] : [];
  }
  if (element.querySelector(BLOCKS)) {
    return [...element.childNodes].flatMap((child) =>
      child instanceof Element ? blocksOf(child, levels, top) : paragraph(plain(wordsOf(child))),
    );
  }
  const text = plain(wordsOf(element));
  const [, number] = BULLET.exec(text) ?? [];
  return WORD_ITEM.test(element.getAttribute("style") ?? "")
    ? [{ text: `${Number(number) ? `${number}.` : "-"} ${text.replace(BULLET, "")}`, isItem: true }]
    : paragraph(text);
};

const paragraph = (text: string): Block[] => (text ? [{ text }] : []);

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
  const levels = [
    ...new Set([...body.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName }) => tagName)),
  ].sort();
  return blocksOf(body, levels, top)
    .map(({ text, isItem }, index, all) =>
      index === 0 ? text : `${isItem && all[index - 1]?.isItem ? "\n" : "\n\n"}${text}`,
    )
    .join("");
};
