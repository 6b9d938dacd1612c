/**
 * What React leaves of a Suspense boundary in which an error was thrown: the error, as `renderWhole` of src/app/render-page
 * encodes it, and the fallback, which names a section.
 */
const BROKEN = /<!--\$!--><template(?: data-dgst="([^"]*)")?[^>]*><\/template>([^<]*)/g;

/**
 * The parts of a page that are not in its HTML because an error was thrown while they were rendered. React leaves them
 * out without a word; a page must never be published so.
 *
 * @param html - page as Gatsby wrote it
 * @returns one line for each part: which section (or that it is none), and the error
 */
export const brokenParts = (html: string): string[] =>
  [...html.matchAll(BROKEN)].map(
    ([, error = "", section]) =>
      `${section ? `section ${section}` : "outside its sections"}: ${Buffer.from(error, "base64url").toString() || "unknown error"}`,
  );
