import { type HTMLElement, parse } from "node-html-parser";
import { type BuiltPage, builtPages } from "./built-pages";

/** A built page, parsed. */
export interface ParsedPage extends BuiltPage {
  root: HTMLElement;
  head: HTMLElement;
}

const find = (root: HTMLElement, selector: string): HTMLElement => {
  const element = root.querySelector(selector);
  if (!element) {
    throw new Error(`Nothing matches ${selector}`);
  }
  return element;
};

let parsed: readonly ParsedPage[] | undefined;

/** Every page of the build, parsed once. */
export const parsedPages = (): readonly ParsedPage[] => {
  parsed ??= builtPages().map((page) => {
    const root = parse(page.html);
    return { ...page, root, head: find(root, "head") };
  });
  return parsed;
};

/** Text with every run of white space as one space, hard spaces included. */
export const plain = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Text of an element as a reader sees it. */
export const textOf = (element: HTMLElement | null | undefined): string => plain(element?.text ?? "");

/** Content of the only `<meta>` of the head with this name or property; undefined for none or more than one. */
export const metaOf = (head: HTMLElement, key: string): string | undefined => {
  const found = head
    .querySelectorAll("meta")
    .filter((meta) => meta.getAttribute("name") === key || meta.getAttribute("property") === key);
  return found.length === 1 ? found[0]?.getAttribute("content") : undefined;
};

/** Addresses of the `<link>`s of the head with this relation. */
export const linksOf = (head: HTMLElement, rel: string): string[] =>
  head.querySelectorAll(`link[rel="${rel}"]`).map((link) => link.getAttribute("href") ?? "");
