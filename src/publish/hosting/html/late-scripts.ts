import { attributeOf, type HtmlElement, textIn } from "../../html";
import { LATE_LOADER, PAGE_PATH_SCRIPT } from "./late-loader";

/** A part of a page's source and its replacement. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const SLICE_START = '<!-- slice-start id="_gatsby-scripts-1" -->';
const SLICE_END = '<!-- slice-end id="_gatsby-scripts-1" -->';
const PAGE_PATH = /^\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/$/;
const COMPILATION_HASH = /^\s*window\.___webpackCompilationHash="([^"]+)";\s*$/;

const escapeAttribute = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

class MarkupError extends Error {
  constructor(missing: string) {
    super(`${missing}. Gatsby's markup has changed; adapt src/publish/hosting/html/late-scripts.ts to it.`);
  }
}

/** Range of an element in the source, including its end tag. */
const rangeOf = ({ sourceCodeLocation: place }: HtmlElement) => ({
  start: place?.startOffset ?? 0,
  end: place?.endOffset ?? 0,
});

/** The capture of a pattern that exactly one inline script must match. */
const captureOne = (scripts: readonly HtmlElement[], pattern: RegExp, missing: string): string => {
  const found = scripts.flatMap((script) => pattern.exec(textIn(script))?.[1] ?? []);
  if (found.length !== 1 || found[0] === undefined) {
    throw new MarkupError(missing);
  }
  return found[0];
};

const pagePathEdit = (scripts: readonly HtmlElement[]): Edit => {
  const [script, ...others] = scripts.filter((element) => attributeOf(element, "id") === "gatsby-script-loader");
  if (!script || others.length > 0) {
    throw new MarkupError("not exactly one script #gatsby-script-loader");
  }
  const path: string = JSON.parse(captureOne([script], PAGE_PATH, "no window.pagePath"));
  const text = `<script id="gatsby-script-loader" data-path="${escapeAttribute(path)}">${PAGE_PATH_SCRIPT}</script>`;
  return { ...rangeOf(script), text };
};

/** Addresses of Gatsby's scripts, except those for browsers without modules, which the site does not support. */
const sourcesOf = (scripts: readonly HtmlElement[]): string[] =>
  scripts
    .filter((script) => attributeOf(script, "async") !== undefined && attributeOf(script, "nomodule") === undefined)
    .map((script) => attributeOf(script, "src") ?? "");

/**
 * Edits of a built page that let a loader insert Gatsby's `async` scripts after `load`
 * (docs/decisions/0005-hydration-and-hosting.md). The chunk mapping, about 225 bytes for each MDX file, is removed:
 * only core prefetching reads it, which is switched off (gatsby-browser.tsx).
 * @param html a page that Gatsby rendered
 * @param elements its elements
 * @throws if the page does not match Gatsby 5.16
 */
export const lateScripts = (html: string, elements: readonly HtmlElement[]): Edit[] => {
  const scripts = elements.filter(({ tagName }) => tagName === "script");
  const from = html.indexOf(SLICE_START) + SLICE_START.length;
  const to = html.indexOf(SLICE_END);
  if (from < SLICE_START.length || to < from) {
    throw new MarkupError("the comments around Gatsby's scripts are missing");
  }
  const slice = scripts.filter((script) => rangeOf(script).start >= from && rangeOf(script).end <= to);
  const sources = sourcesOf(slice);
  if (sources.length === 0 || sources.some((source) => !source.startsWith("/"))) {
    throw new MarkupError("no async scripts found");
  }
  const hash = captureOne(slice, COMPILATION_HASH, "no ___webpackCompilationHash");
  const loader =
    `<script id="gatsby-late-scripts" data-hash="${escapeAttribute(hash)}" data-scripts="${escapeAttribute(sources.join(" "))}">` +
    `${LATE_LOADER}</script>`;
  const preloads = elements.filter(
    (element) =>
      element.tagName === "link" &&
      attributeOf(element, "as") === "script" &&
      sources.includes(attributeOf(element, "href") ?? ""),
  );
  return [
    pagePathEdit(scripts),
    ...preloads.map((link) => ({ ...rangeOf(link), text: "" })),
    { start: from, end: to, text: loader },
  ];
};
