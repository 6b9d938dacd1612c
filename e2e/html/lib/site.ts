import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { HostingPlan } from "../../../src/publish/hosting/plan";
import { ROOT } from "./root";

/** A deployed page, parsed by jsdom (parse5). */
export interface BuiltPage {
  path: string;
  /** Its file, from the deployed folder. */
  file: string;
  html: string;
  document: Document;
}

const HOSTING_DIR = path.join(ROOT, ".hosting");

export const SITE_DIR = path.join(HOSTING_DIR, "site");

export const plan: HostingPlan = JSON.parse(readFileSync(path.join(HOSTING_DIR, "plan.json"), "utf8"));

export const readDeployed = (file: string): string => readFileSync(path.join(SITE_DIR, file), "utf8");

/** Whether a file is deployed at this path, which starts with a slash. */
export const isDeployed = (pathname: string): boolean => {
  const file = path.join(SITE_DIR, decodeURIComponent(pathname));
  return existsSync(file) && statSync(file).isFile();
};

/** Parses HTML, also fragments as in feeds. */
export const readHtml = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

/**
 * Parses XML.
 * @throws if it is not well-formed
 */
export const readXml = (xml: string): Document => {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  const [error] = document.getElementsByTagName("parsererror");
  if (error) {
    throw new Error(error.textContent ?? "not well-formed");
  }
  return document;
};

/** Every page of the build, including the not-found page. */
export const pages: readonly BuiltPage[] = plan.pages.map((page) => {
  const html = readDeployed(page.file);
  return { ...page, html, document: readHtml(html) };
});

/** The pages by address, as the table of a test: `test.each(EVERY_PAGE)("%s …", (_path, page) => …)`. */
export const EVERY_PAGE = pages.map((page) => [page.path, page] as const);

/** Full address of a path. */
export const addressOf = (pathname: string): string => new URL(pathname, `${plan.siteUrl}/`).href;

/** Text with all white space, also hard spaces, collapsed. */
export const plain = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Visible text of an element; empty without an element. */
export const textOf = (element: Element | null | undefined): string => plain(element?.textContent ?? "");

/** An attribute; empty without element or attribute. */
export const attributeOf = (element: Element | null | undefined, name: string): string =>
  element?.getAttribute(name) ?? "";

/** An attribute of every element that a selector finds. */
export const attributesOf = (parent: ParentNode, selector: string, name: string): string[] =>
  [...parent.querySelectorAll(selector)].map((element) => attributeOf(element, name));

/** The part of a page between header and footer. */
export const mainOf = ({ path: address, document }: BuiltPage): HTMLElement => {
  const main = document.querySelector("main");
  if (!main) {
    throw new Error(`${address}: no main`);
  }
  return main;
};

export const languageOf = ({ document }: BuiltPage): string => document.documentElement.lang;

/** Content of the only `<meta>` with this name or property; undefined for none or several. */
export const metaOf = ({ document }: BuiltPage, key: string): string | undefined => {
  const [content, ...others] = attributesOf(document.head, `meta[name="${key}"], meta[property="${key}"]`, "content");
  return others.length > 0 ? undefined : content;
};

/** Whether the page lets search engines list it. */
export const isListed = (page: BuiltPage): boolean => !(metaOf(page, "robots") ?? "").includes("noindex");
