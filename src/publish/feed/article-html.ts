import { defaultTreeAdapter, serialize } from "parse5";
import { attributeOf, elementsIn, elementsOf, type HtmlElement } from "../html";

/** Attribute of the element with the text, in the article template. */
const BODY = "data-article-body";

/** Elements without meaning outside the page. */
const LEFT_OUT = /^(?:script|style|template|button|source|svg)$/;

/** Attributes with a meaning outside the page. */
const KEPT = /^(?:alt|cite|colspan|datetime|height|href|lang|rowspan|scope|src|start|title|width)$/;

const ADDRESS = /^(?:cite|href|src)$/;

const isLeftOut = (element: HtmlElement): boolean =>
  LEFT_OUT.test(element.tagName) || attributeOf(element, "hidden") !== undefined;

/**
 * Full text of an article for the feed, taken from the HTML of the built page: without scripts, styling and controls,
 * with absolute addresses.
 * @throws if the page has no element `data-article-body`
 */
export const extractArticleHtml = (html: string, pageUrl: string): string => {
  const body = elementsOf(html).find((element) => attributeOf(element, BODY) !== undefined);
  if (!body) {
    throw new Error(`${pageUrl} has no element [${BODY}]`);
  }
  elementsIn(body).filter(isLeftOut).forEach(defaultTreeAdapter.detachNode);
  for (const element of elementsIn(body)) {
    element.attrs = element.attrs
      .filter(({ name }) => KEPT.test(name))
      .map(({ name, value }) => ({ name, value: ADDRESS.test(name) ? new URL(value, pageUrl).href : value }));
  }
  return serialize(body).trim();
};
