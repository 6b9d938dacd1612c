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
