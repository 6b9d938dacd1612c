/** Files in `public` that no page requests. */
const LEFTOVERS: readonly RegExp[] = [
  /\.map$/,
  /^chunk-map\.json$/,
  /^webpack\.stats\.json$/,
  /^render-page\.js/,
  /^_gatsby\/slices\//,
  /^~partytown\//,
  /(?:^|\/)[^/]*data\.mdb$/,
  /^(?:page-data\/)?dev-404-page\//,
  // Copy of 404.html that would answer 200; the loader requests page-data/404.html only.
  /^(?:page-data\/)?404\//,
  /\.(?:br|gz|unfinished)$/,
  /^_(?:headers|redirects)$/,
];

/** Address of the page in a deployed file: `foo.html` shows `/foo`. */
export const addressOf = (file: string): string => `/${file === "index.html" ? "" : file.replace(/\.html$/, "")}`;

/**
 * Deployed name of a file of `public`; undefined for files that are not deployed. Pages become `foo.html`: every host
 * then serves `/foo` and redirects `/foo/` to it, while `foo/index.html` makes Cloudflare Pages and Netlify redirect
 * `/foo` to `/foo/`.
 * @param file path from `public`, with forward slashes
 * @param redirected paths that the host redirects: a file there would hide the redirect
 */
export const deployedFile = (file: string, redirected: ReadonlySet<string>): string | undefined => {
  const deployed = file.replace(/\/index\.html$/, ".html");
  const isHidden = deployed !== file && redirected.has(addressOf(deployed));
  return isHidden || LEFTOVERS.some((pattern) => pattern.test(file)) ? undefined : deployed;
};
