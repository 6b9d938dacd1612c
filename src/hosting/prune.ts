import path from "node:path";
import { normalizePath } from "../lib/paths";

/** What Gatsby leaves in `public` for itself: none of it is asked for by a page. */
const LEFTOVERS: readonly RegExp[] = [
  /\.map$/,
  /^chunk-map\.json$/,
  /^webpack\.stats\.json$/,
  /^render-page\.js/,
  /^_gatsby\/slices\//,
  /^~partytown\//,
  /(?:^|\/)[^/]*data\.mdb$/,
  /^(?:page-data\/)?dev-404-page\//,
  // Twin of 404.html that would answer 200; the loader asks for page-data/404.html only.
  /^(?:page-data\/)?404\//,
  /\.(?:br|gz|unfinished)$/,
  // Written anew from the plan.
  /^_(?:headers|redirects)$/,
];

/** Path of the page that an HTML file shows: `foo/index.html` → `/foo`. */
export const pathOfFile = (file: string): string =>
  normalizePath(`/${file.replace(/(?:^|\/)index\.html$/, "")}`) || "/";

const isPageFile = (file: string): boolean => path.posix.basename(file) === "index.html" && file !== "index.html";

/**
 * Where a file of `public` stands in the deployed folder; undefined for files that are not deployed.
 *
 * Pages become `foo.html`: for that file every host serves `/foo` itself and redirects `/foo/` to it, while
 * `foo/index.html` makes Cloudflare Pages and Netlify redirect `/foo` to `/foo/`.
 *
 * @param file - path from `public`, with forward slashes
 * @param redirected - paths that the host redirects: a page file there would be served in place of the redirect
 */
export const deployedFile = (file: string, redirected: ReadonlySet<string>): string | undefined => {
  if (LEFTOVERS.some((pattern) => pattern.test(file))) {
    return undefined;
  }
  if (!isPageFile(file)) {
    return file;
  }
  return redirected.has(pathOfFile(file)) ? undefined : `${path.posix.dirname(file)}.html`;
};
