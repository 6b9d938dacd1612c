import { navigate } from "gatsby";
import { isPageLink } from "../lib/links";

/** Modified clicks (new tab, download) and clicks that were handled are left to the browser. */
const isPlainClick = (event: MouseEvent): boolean =>
  !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Click listener of the document: sends links in plain HTML, such as in Markdown, through the router. */
export const followLink = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest("a:not([target], [download])") : null;
  const href = link?.getAttribute("href");
  const isAlive = document.documentElement.dataset.hydrated !== undefined;
  if (href && isPageLink(href) && isAlive && isPlainClick(event)) {
    event.preventDefault();
    void navigate(href);
  }
};
