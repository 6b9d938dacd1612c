/** Longest title that search engines show whole, in characters. */
export const MAX_TITLE = 60;

/**
 * Text of the `<title>` element and of `page_title` in page_view (docs/agreement.md#events): the one place that knows how a
 * page's title and the firm's name are joined. The content check holds it to MAX_TITLE.
 *
 * @param title title of the page by itself
 * @param site the firm's name, and its short name for where the whole one does not fit
 * @returns "title | name"; the title alone where it holds the name, as on home
 */
export const pageTitle = (title: string, { name, shortName }: { name: string; shortName: string }): string => {
  if (title.includes(name)) return title;
  const whole = `${title} | ${name}`;
  return whole.length <= MAX_TITLE ? whole : `${title} | ${shortName}`;
};
