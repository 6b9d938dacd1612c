import { embedHosts } from "./hosts";
import { discardScript } from "./script-tag";
import type { EmbedConfig } from "./types";
import { originOf } from "./urls";

/** Class names of what Kit and Calendly put in `<body>`: overlays and badges. */
const STRAY_CLASS = /(?:^|\s)(?:formkit|calendly)-/;

const addressOf = (element: Element): string =>
  element.getAttribute("src") ?? element.getAttribute("href") ?? element.getAttribute("data-src") ?? "";

const isStray = (node: Node, origins: ReadonlySet<string>): node is Element => {
  if (!(node instanceof Element)) return false;
  const origin = originOf(addressOf(node));
  return (origin !== undefined && origins.has(origin)) || STRAY_CLASS.test(node.getAttribute("class") ?? "");
};

/**
 * Watches what a provider's script adds to `<head>` and `<body>` outside its container (Kit: its form code, overlays).
 *
 * @returns what ends the watch and takes those elements away
 */
export const watchStrays = (document: Document, config: EmbedConfig): (() => void) => {
  const origins = new Set(embedHosts(config).map(({ host }) => host));
  const strays = new Set<Element>();
  const collect = (records: readonly MutationRecord[]): void => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (isStray(node, origins)) strays.add(node);
      }
    }
  };
  const observer = new MutationObserver(collect);
  observer.observe(document.head, { childList: true });
  observer.observe(document.body, { childList: true });
  return () => {
    collect(observer.takeRecords());
    observer.disconnect();
    for (const stray of strays) {
      if (stray instanceof HTMLScriptElement) discardScript(stray);
      else stray.remove();
    }
  };
};
