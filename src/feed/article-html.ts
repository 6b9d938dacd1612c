import { type HTMLElement, parse } from "node-html-parser";

/** Element of the article template that holds the text. */
const BODY = "[data-article-body]";

/** What means nothing outside the page: scripts, decoration, controls. */
const LEFT_OUT = "script, style, template, button, source, [hidden], svg";

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

const ADDRESSES = ["cite", "href", "src"];

const clean = (element: HTMLElement, pageUrl: string): void => {
  for (const name of Object.keys(element.attributes)) {
    if (!KEPT.has(name.toLowerCase())) {
      element.removeAttribute(name);
    }
  }
  for (const name of ADDRESSES) {
    const address = element.getAttribute(name);
    if (address !== undefined) {
      element.setAttribute(name, new URL(address, pageUrl).href);
    }
  }
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
  const body = parse(html).querySelector(BODY);
  if (!body) {
    throw new Error(`${pageUrl} has no element ${BODY}`);
  }
  for (const element of body.querySelectorAll(LEFT_OUT)) {
    element.remove();
  }
  for (const element of body.querySelectorAll("*")) {
    clean(element, pageUrl);
  }
  return body.innerHTML.trim();
};
