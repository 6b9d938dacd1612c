import { embedHosts, originOf } from "./hosts";
import type { EmbedConfig } from "./types";

/** Class names of what Kit and Calendly put in `<body>`: overlays and badges. */
const PROVIDER_CLASS = /(?:^|\s)(?:formkit|calendly)-/;

const addressOf = (element: Element): string =>
  element.getAttribute("src") ?? element.getAttribute("href") ?? element.getAttribute("data-src") ?? "";

/**
 * Takes an element out of the page for good. A script that is merely removed still runs when its answer arrives; one that
 * was moved to another document does not (HTML standard, "execute the script element", step 2).
 */
const discard = (element: Element): void => {
  if (element instanceof HTMLScriptElement) document.implementation.createHTMLDocument("").adoptNode(element);
  else element.remove();
};

/** Empties the container of an embed, its scripts for good. */
export const empty = (container: HTMLElement): void => {
  for (const script of container.querySelectorAll("script")) discard(script);
  container.replaceChildren();
};

/**
 * Watches what an embed changes: in its container, which is told, and what its scripts add to `<head>` and `<body>`.
 * @returns what ends the watch and takes everything away that the embed brought
 */
export const watchEmbed = (container: HTMLElement, config: EmbedConfig, onChange: () => void): (() => void) => {
  const origins = new Set(embedHosts(config).map(({ host }) => host));
  const leftovers = new Set<Element>();
  const isProviders = (element: Element): boolean =>
    origins.has(originOf(addressOf(element)) ?? "") || PROVIDER_CLASS.test(element.getAttribute("class") ?? "");
  const collect = (records: readonly MutationRecord[]): void => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && !container.contains(node) && isProviders(node)) leftovers.add(node);
    }
  };
  const observer = new MutationObserver((records) => {
    collect(records);
    if (records.some(({ target }) => container.contains(target))) onChange();
  });
  observer.observe(document.head, { childList: true });
  observer.observe(document.body, { childList: true });
  observer.observe(container, { childList: true, subtree: true, attributes: true, attributeFilter: ["title"] });
  return () => {
    collect(observer.takeRecords());
    observer.disconnect();
    for (const stray of leftovers) discard(stray);
    empty(container);
  };
};
