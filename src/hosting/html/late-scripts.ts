import { LATE_LOADER, PAGE_PATH_SCRIPT } from "./late-loader";
import { type HtmlElement, scanHtml } from "./scan-html";

interface Edit {
  start: number;
  end: number;
  text: string;
}

const ROOT = 'id="___gatsby"';
const SLICE_START = '<!-- slice-start id="_gatsby-scripts-1" -->';
const SLICE_END = '<!-- slice-end id="_gatsby-scripts-1" -->';
const PAGE_PATH = /^\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/$/;
const COMPILATION_HASH = /^\s*window\.___webpackCompilationHash="([^"]+)";\s*$/;

const escapeAttribute = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const idOf = (element: HtmlElement): string => element.attributes.get("id") ?? "";
const srcOf = (element: HtmlElement): string => element.attributes.get("src") ?? "";

class MarkupError extends Error {
  constructor(file: string, missing: string) {
    super(`${file}: ${missing}. Gatsby's markup has changed; adapt src/hosting/html/late-scripts.ts to it.`);
  }
}

/** The one capture of a pattern that exactly one inline script matches. */
const captureOne = (scripts: readonly HtmlElement[], pattern: RegExp, missing: MarkupError): string => {
  const found = scripts.flatMap(({ text = "" }) => pattern.exec(text)?.[1] ?? []);
  if (found.length !== 1 || found[0] === undefined) {
    throw missing;
  }
  return found[0];
};

const pagePathEdit = (scripts: readonly HtmlElement[], file: string): Edit[] => {
  const [script, ...others] = scripts.filter((element) => idOf(element) === "gatsby-script-loader");
  if (!script || others.length > 0) {
    throw new MarkupError(file, "not exactly one script #gatsby-script-loader");
  }
  if (script.text === PAGE_PATH_SCRIPT) {
    return [];
  }
  const path: string = JSON.parse(captureOne([script], PAGE_PATH, new MarkupError(file, "no window.pagePath")));
  const text = `<script id="gatsby-script-loader" data-path="${escapeAttribute(path)}">${PAGE_PATH_SCRIPT}</script>`;
  return [{ start: script.start, end: script.end, text }];
};

const apply = (html: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), html);

/**
 * Takes Gatsby's `async` scripts out of a built page and leaves a loader that inserts them after `load`
 * (docs/decisions/0005-hydration-and-hosting.md). The chunk mapping, which Gatsby repeats in every page (about 225 bytes
 * for each MDX file), is left out: only core prefetching reads it, which this site has switched off (gatsby-browser.tsx).
 * The comments around the scripts stay: by them Gatsby puts new scripts into old pages in a warm build. Pages that are
 * finished stay as they are.
 * Polyfills for browsers without modules (`nomodule`) are dropped: the site supports none of those.
 *
 * @param html - a built page; documents that Gatsby did not render are left alone
 * @param file - name for messages
 * @returns the finished page
 * @throws when the page does not look like what Gatsby 5.16 writes
 */
export const deferScripts = (html: string, file: string): string => {
  if (!html.includes(ROOT)) {
    return html;
  }
  const elements = scanHtml(html);
  const scripts = elements.filter(({ name }) => name === "script");
  const edits = pagePathEdit(scripts, file);

  const from = html.indexOf(SLICE_START) + SLICE_START.length;
  const to = html.indexOf(SLICE_END);
  if (from < SLICE_START.length || to < from) {
    throw new MarkupError(file, "the comments around Gatsby's scripts are missing");
  }
  const slice = scripts.filter(({ start, end }) => start >= from && end <= to);
  if (slice.length === 1 && slice[0]?.text === LATE_LOADER) {
    return apply(html, edits);
  }

  const sources = slice.filter(({ attributes }) => attributes.has("async") && !attributes.has("nomodule")).map(srcOf);
  if (sources.length === 0 || sources.some((source) => !source.startsWith("/"))) {
    throw new MarkupError(file, "no async scripts found");
  }
  const hash = captureOne(slice, COMPILATION_HASH, new MarkupError(file, "no ___webpackCompilationHash"));
  const loader =
    `<script id="gatsby-late-scripts" data-hash="${escapeAttribute(hash)}" data-scripts="${escapeAttribute(sources.join(" "))}">` +
    `${LATE_LOADER}</script>`;
  const preloads = elements
    .filter(({ name, attributes }) => name === "link" && attributes.get("as") === "script")
    .filter(({ attributes }) => sources.includes(attributes.get("href") ?? ""))
    .map(({ start, end }) => ({ start, end, text: "" }));
  return apply(html, [...edits, ...preloads, { start: from, end: to, text: loader }]);
};
