import { dataOf, filled, read, shown, written } from "../../e2e/html/lib/content";

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

/** Number of entries that match, such as `mediators.json showOnHome=true`. */
const entriesOf = (place: string): number => {
  const [file = "", part = ""] = place.split(" ");
  if (file.endsWith(".mdx")) {
    return read(`content/${file}`).match(new RegExp(`<${part}\\b`, "g"))?.length ?? 0;
  }
  const data = dataOf(file);
  if (part.includes(".")) {
    const [type, list = ""] = part.split(".");
    return data.sections.find((section: { type: string }) => section.type === type)?.[list]?.length ?? 0;
  }
  const [field = "", value] = part.split("=");
  return data.filter((entry: Record<string, unknown>) => !field || String(entry[field]) === value).length;
};

/** Text of a file, tokens filled in. */
const textOf = (file: string): string => filled(read(`${file.endsWith(".mdx") ? "content" : "data"}/${file}`), "nl");

const isRoute = (path: string): boolean =>
  written.has(path) || dataOf("redirects.json").some(({ from }: { from: string }) => from === path);

/** Reads the fact of a row, by the column that its table has for it. */
const FACTS: Readonly<Record<string, (cell: string, row: Row) => Fact>> = {
  Token: (token, { Agreed: agreed = "" }) => {
    return { what: `{${token}}`, agreed, found: shown(token, "nl") ?? "no such token" };
  },
  "Entries of": (place, { What: what, Agreed: agreed = "" }) => {
    return { what: `${what}: ${place}`, agreed, found: String(entriesOf(place)) };
  },
  "Label in": (what, { Agreed: agreed = "" }) => {
    return { what, agreed, found: textOf(what).includes(agreed) ? agreed : "not there" };
  },
  Route: (what) => {
    return { what, agreed: "a route", found: isRoute(what) ? "a route" : "no page" };
  },
  Article: (what, { Date: date, Minutes: minutes }) => {
    const page = written.get(what);
    return {
      what,
      agreed: `${date}, ${minutes}`,
      found: page ? `${page.date ?? "–"}, ${page.readingTime ?? "–"}` : "no page",
    };
  },
};

/**
 * Compares the tables of docs/agreement.md with the content.
 * @param markdown text of that page; tables without one of its special columns are ignored
 * @returns the differences, in the order of the page
 */
export const deviations = (markdown: string): Fact[] =>
  rowsOf(markdown)
    .flatMap((row) =>
      Object.entries(FACTS).flatMap(([column, factOf]) => (row[column] ? factOf(row[column], row) : [])),
    )
    .filter(({ agreed, found }) => agreed !== found);
