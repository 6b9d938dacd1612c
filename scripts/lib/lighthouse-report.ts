/** The used parts of a Lighthouse result. */
export interface LighthouseResult {
  categories: Readonly<Record<string, { score: number | null }>>;
  audits: Readonly<
    Record<string, { numericValue?: number; details?: { items?: readonly Readonly<Record<string, unknown>>[] } }>
  >;
}

type Read = (result: LighthouseResult) => number;

const score =
  (category: string): Read =>
  ({ categories }) =>
    100 * (categories[category]?.score ?? 0);

/** A measured value; NaN where Lighthouse missed it. */
export const metric =
  (audit: string): Read =>
  ({ audits }) =>
    audits[audit]?.numericValue ?? Number.NaN;

/** Kilobytes over the wire. */
const weight =
  (type?: string): Read =>
  ({ audits }) =>
    (audits["network-requests"]?.details?.items ?? [])
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + (typeof transferSize === "number" ? transferSize : 0), 0) / 1000;

/** The columns of the report: heading, figure, and its decimals. */
const COLUMNS: readonly (readonly [heading: string, read: Read, decimals: number])[] = [
  ["perf", score("performance"), 0],
  ["a11y", score("accessibility"), 0],
  ["best", score("best-practices"), 0],
  ["SEO", score("seo"), 0],
  ["FCP ms", metric("first-contentful-paint"), 0],
  ["LCP ms", metric("largest-contentful-paint"), 0],
  ["TBT ms", metric("total-blocking-time"), 0],
  ["CLS", metric("cumulative-layout-shift"), 3],
  ["HTML kB", weight("Document"), 1],
  ["JS kB", weight("Script"), 1],
  ["all kB", weight(), 1],
];

/** Median; the lower one of an even number. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
};

/** Rows as a Markdown table; the first row is the heading. */
export const markdownTable = (rows: readonly (readonly (string | number)[])[]): string => {
  const [heading = [], ...body] = rows.map((row) => `| ${row.join(" | ")} |`);
  const line = `|${(rows[0] ?? []).map((_, index) => (index === 0 ? "---" : "---:")).join("|")}|`;
  return `${[heading, line, ...body].join("\n")}\n`;
};

/** Results of a page. */
export interface MeasuredPage {
  path: string;
  runs: readonly LighthouseResult[];
}

/** Table of pages with the median of each figure. */
export const figuresTable = (pages: readonly MeasuredPage[]): string =>
  markdownTable([
    ["page", ...COLUMNS.map(([heading]) => heading)],
    ...pages.map(({ path, runs }) => [
      path,
      ...COLUMNS.map(([, read, decimals]) => median(runs.map(read)).toFixed(decimals)),
    ]),
  ]);
