import { lateScripts } from "./late-scripts";

const GATSBY_ROOT = 'id="___gatsby"';

/** Whether Gatsby rendered a document; others, such as proofs of ownership, are served unchanged. */
export const isGatsbyPage = (html: string): boolean => html.includes(GATSBY_ROOT);

/**
 * React's markup for a Suspense boundary in which an error was thrown: the error, as `renderWhole` of
 * src/app/render-page encodes it, and the fallback, which names a section.
 */
const BROKEN = /<!--\$!--><template(?: data-dgst="([^"]*)")?[^>]*><\/template>([^<]*)/g;

/**
 * The parts of a page that are missing because rendering them threw an error, which React does not report.
 * @param html page as Gatsby wrote it
 * @returns one line for each part: its section, if any, and the error
 */
export const brokenParts = (html: string): string[] =>
  [...html.matchAll(BROKEN)].map(
    ([, error = "", section]) =>
      `${section ? `section ${section}` : "outside its sections"}: ${Buffer.from(error, "base64url").toString() || "unknown error"}`,
  );

/**
 * Turns a page that Gatsby wrote into the one that is served: its scripts start after `load`.
 * @param html source of the page
 * @throws if a part could not be rendered, or if Gatsby's markup is unknown
 */
export const finishPage = (html: string): string => {
  const broken = brokenParts(html);
  if (broken.length > 0) {
    throw new Error(broken.join("; "));
  }
  return lateScripts(html);
};
