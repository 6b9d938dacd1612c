/** The content that is compared with the agreement. */
export interface AgreedContent {
  /** A token on Dutch pages, if it exists. */
  shown: (token: string) => string | undefined;
  /** Number of entries that match, such as `mediators.json showOnHome=true`. */
  entriesOf: (place: string) => number;
  /** Text of a file, tokens filled in. */
  readText: (file: string) => string;
  hasRoute: (path: string) => boolean;
  /** Date and reading time of an article, as in the agreement; undefined for an unknown article. */
  article: (path: string) => readonly [date: string, minutes: string] | undefined;
}

/** A difference between agreement and content. */
export interface Deviation {
  what: string;
  agreed: string;
  found: string;
}

type Row = Readonly<Record<string, string>>;

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim().replace(/^`(.*)`$/, "$1"));

/** The rows of all tables in a Markdown text, by column name. */
export const rowsOf = (markdown: string): Row[] => {
  let columns: string[] | undefined;
  return markdown.split("\n").flatMap((line): Row[] => {
    if (!/^\|.*\|$/.test(line)) {
      columns = undefined;
      return [];
    }
    const cells = cellsOf(line);
    if (!columns) {
      columns = cells;
      return [];
    }
    const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]));
    return cells.every((cell) => /^-+$/.test(cell)) ? [] : [row];
  });
};

const compare = (row: Row, content: AgreedContent): Deviation | undefined => {
  const { Agreed: agreed = "", Token: token, Route: route, Article: article } = row;
  const differs = (what: string, wanted: string, found: string): Deviation | undefined =>
    found === wanted ? undefined : { what, agreed: wanted, found };
  if (token) {
    return differs(`{${token}}`, agreed, content.shown(token) ?? "no such token");
  }
  if (row["Entries of"]) {
    return differs(`${row.What}: ${row["Entries of"]}`, agreed, String(content.entriesOf(row["Entries of"])));
  }
  if (row["Label in"]) {
    const found = content.readText(row["Label in"]).includes(agreed) ? agreed : "not there";
    return differs(row["Label in"], agreed, found);
  }
  if (route) {
    return differs(route, "a route", content.hasRoute(route) ? "a route" : "no page");
  }
  return article
    ? differs(article, `${row.Date}, ${row.Minutes}`, content.article(article)?.join(", ") ?? "no page")
    : undefined;
};

/**
 * Compares the tables of docs/agreement.md with the content.
 * @param markdown text of that page; tables without one of its special columns are ignored
 * @returns the differences, in the order of the page
 */
export const deviations = (markdown: string, content: AgreedContent): Deviation[] =>
  rowsOf(markdown).flatMap((row) => compare(row, content) ?? []);
