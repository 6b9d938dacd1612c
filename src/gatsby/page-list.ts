import type { PageRecord } from "../seo/page-registry";
import type { SocialImageInput } from "../social-images/social-image-file";
import type { PageInput } from "./pages/page-input";

/**
 * The pages of the running build, from createPages to the steps after it (sitemaps, robots.txt, social images).
 * Gatsby runs both in one process; `develop` replaces the list on every change.
 */
let pages: readonly PageInput[] = [];

export const rememberPages = (made: readonly PageInput[]): void => {
  pages = made;
};

/** What the sitemaps know of every page that has a place in them. */
export const pageRecords = (): PageRecord[] =>
  pages.flatMap(({ path, context: { robots, language }, listing: { group, name, lastModified } }) =>
    group ? [{ path, title: name, group, robots, language, ...(lastModified && { lastmod: lastModified }) }] : [],
  );

/** The social images that the pages refer to. */
export const socialImages = (): SocialImageInput[] => pages.map(({ socialImage }) => socialImage);
