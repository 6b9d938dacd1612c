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

/** What a row agrees on, and what the content has. */
type Fact = Record<"what" | "agreed" | "found", string>;

type Row = Readonly<Record<string, string>>;

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim().replace(/^`(.*)`$/, "$1"));

/** The rows of all tables in a Markdown text, by column name. */
export const rowsOf = (markdown: string): Row[] =>
  (markdown.match(/^\|.*\|$(?:\n\|.*\|$)*/gm) ?? []).flatMap((table) => {
    const [columns = [], , ...rows] = table.split("\n").map(cellsOf);
    return rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""])));
  });

/** Reads the fact of a row, by the column that its table has for it. */
const FACTS: Readonly<Record<string, (cell: string, row: Row, content: AgreedContent) => Fact>> = {
  Token: (token, { Agreed: agreed = "" }, { shown }) => {
    return { what: `{${token}}`, agreed, found: shown(token) ?? "no such token" };
  },
  "Entries of": (place, { What: what, Agreed: agreed = "" }, { entriesOf }) => {
    return { what: `${what}: ${place}`, agreed, found: String(entriesOf(place)) };
  },
  "Label in": (what, { Agreed: agreed = "" }, { readText }) => {
    return { what, agreed, found: readText(what).includes(agreed) ? agreed : "not there" };
  },
  Route: (what, _row, { hasRoute }) => {
    return { what, agreed: "a route", found: hasRoute(what) ? "a route" : "no page" };
  },
  Article: (what, { Date: date, Minutes: minutes }, { article }) => {
    return { what, agreed: `${date}, ${minutes}`, found: article(what)?.join(", ") ?? "no page" };
  },
};

/**
 * Compares the tables of docs/agreement.md with the content.
 * @param markdown text of that page; tables without one of its special columns are ignored
 * @returns the differences, in the order of the page
 */
export const deviations = (markdown: string, content: AgreedContent): Fact[] =>
  rowsOf(markdown)
    .flatMap((row) =>
      Object.entries(FACTS).flatMap(([column, factOf]) => (row[column] ? factOf(row[column], row, content) : [])),
    )
    .filter(({ agreed, found }) => agreed !== found);
