/**
 * Text of the `<title>` element and of `page_title` in page_view (specification §7): the one place that knows how a
 * page's title and the firm's name are joined.
 *
 * @param title title without the firm's name; on home the tagline
 * @param siteName name of the firm
 * @param path path of the page, with or without trailing slash
 * @returns "title | name", on home "name | tagline"
 */
export const pageTitle = (title: string, siteName: string, path: string): string =>
  path === "/" ? `${siteName} | ${title}` : `${title} | ${siteName}`;
