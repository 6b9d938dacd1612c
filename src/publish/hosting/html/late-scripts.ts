import { escapeXml } from "../../xml";
import { LATE_LOADER } from "./late-loader";

const PAGE_PATH =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/g;
const SLICE = /(?<=<!-- slice-start id="_gatsby-scripts-1" -->).*?(?=<!-- slice-end id="_gatsby-scripts-1" -->)/gs;
const COMPILATION_HASH = /<script>window\.___webpackCompilationHash="([^"]+)";<\/script>/g;
const SCRIPT = /<script src="(\/[^"]+)" async><\/script>/g;

/** Whether Gatsby rendered a document; others, such as proofs of ownership, are served unchanged. */
export const isGatsbyPage = (html: string): boolean => html.includes('id="___gatsby"');

/** What a pattern finds in the source of a page, each with its groups. */
const found = (html: string, pattern: RegExp, what: string): RegExpExecArray[] => {
  const matches = [...html.matchAll(pattern)];
  if (matches.length === 0) {
    throw new Error(`no ${what}. Gatsby's markup has changed; adapt src/publish/hosting/html/late-scripts.ts to it.`);
  }
  return matches;
};

/**
 * A built page whose loader inserts Gatsby's `async` scripts after `load`
 * (docs/decisions/0005-hydration-and-hosting.md). The chunk mapping, about 225 bytes for each MDX file, is removed:
 * only Gatsby's prefetching reads it, and gatsby-browser.tsx switches that off.
 * @param html a page that Gatsby rendered
 * @throws if the page does not match Gatsby 5.16
 */
export const lateScripts = (html: string): string => {
  const [[, path = '""'] = []] = found(html, PAGE_PATH, "window.pagePath in #gatsby-script-loader");
  const [[slice] = [""]] = found(html, SLICE, "comments around Gatsby's scripts");
  const [[, hash = ""] = []] = found(slice, COMPILATION_HASH, "___webpackCompilationHash");
  const sources = found(slice, SCRIPT, "async scripts").map(([, source]) => source);
  const data = { path: JSON.parse(path), hash, scripts: sources.join(" ") };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeXml(value)}"`);
  return html
    .replace(PAGE_PATH, "")
    .replace(SLICE, () => `<script id="gatsby-late-scripts"${attributes.join("")}>${LATE_LOADER}</script>`);
};
