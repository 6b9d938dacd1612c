/** Longest title that search engines show in full, in characters. */
export const MAX_TITLE = 60;

/**
 * Text of `<title>` and of `page_title` in page_view (docs/agreement.md#events).
 * @param title title of the page by itself
 * @param site the firm's name, and its short name for long titles
 * @returns "title | name"; the title alone if it includes the name, as on home
 */
export const pageTitle = (title: string, { name, shortName }: { name: string; shortName: string }): string => {
  if (title.includes(name)) return title;
  const whole = `${title} | ${name}`;
  return whole.length <= MAX_TITLE ? whole : `${title} | ${shortName}`;
};
