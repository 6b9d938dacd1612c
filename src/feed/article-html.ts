import { defaultTreeAdapter, serialize } from "parse5";
import { attributeOf, elementsIn, elementsOf, type HtmlElement } from "../lib/html";

/** Attribute of the element of the article template that holds the text. */
const BODY = "data-article-body";

/** What means nothing outside the page: scripts, decoration, controls. */
const LEFT_OUT = new Set(["script", "style", "template", "button", "source", "svg"]);

/** Attributes that say something without the site's styles and scripts. */
const KEPT = new Set([
  "alt",
  "cite",
  "colspan",
  "datetime",
  "height",
  "href",
  "lang",
  "rowspan",
  "scope",
  "src",
  "start",
  "title",
  "width",
]);

const ADDRESSES = new Set(["cite", "href", "src"]);

const isLeftOut = (element: HtmlElement): boolean =>
  LEFT_OUT.has(element.tagName) || attributeOf(element, "hidden") !== undefined;

const clean = (element: HtmlElement, pageUrl: string): void => {
  element.attrs = element.attrs
    .filter(({ name }) => KEPT.has(name))
    .map(({ name, value }) => ({ name, value: ADDRESSES.has(name) ? new URL(value, pageUrl).href : value }));
};

/**
 * Full text of an article for the feed, out of the page that was built: without scripts, styling and controls, with
 * absolute addresses.
 *
 * @param html HTML of the built page
 * @param pageUrl absolute address of the page
 * @throws when the page has no element `data-article-body`
 */
export const extractArticleHtml = (html: string, pageUrl: string): string => {
  const body = elementsOf(html).find((element) => attributeOf(element, BODY) !== undefined);
  if (!body) {
    throw new Error(`${pageUrl} has no element [${BODY}]`);
  }
  elementsIn(body).filter(isLeftOut).forEach(defaultTreeAdapter.detachNode);
  for (const element of elementsIn(body)) {
    clean(element, pageUrl);
  }
  return serialize(body).trim();
};
