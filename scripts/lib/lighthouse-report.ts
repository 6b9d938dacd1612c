/** The used parts of a Lighthouse result. */
export interface LighthouseResult {
  categories: Readonly<Record<string, { score: number | null }>>;
  audits: Readonly<
    Record<string, { numericValue?: number; details?: { items?: readonly Readonly<Record<string, unknown>>[] } }>
  >;
}

export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes over the wire. */
  total: number;
  script: number;
  html: number;
}

const score = (result: LighthouseResult, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const value = (result: LighthouseResult, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN;

const bytes = (result: LighthouseResult, type?: string): number =>
  (result.audits["network-requests"]?.details?.items ?? [])
    .filter((item) => type === undefined || item.resourceType === type)
    .reduce((sum, { transferSize }) => sum + (typeof transferSize === "number" ? transferSize : 0), 0);

export const figuresOf = (result: LighthouseResult): PageFigures => ({
  performance: score(result, "performance"),
  accessibility: score(result, "accessibility"),
  bestPractices: score(result, "best-practices"),
  seo: score(result, "seo"),
  fcp: value(result, "first-contentful-paint"),
  lcp: value(result, "largest-contentful-paint"),
  tbt: value(result, "total-blocking-time"),
  cls: value(result, "cumulative-layout-shift"),
  total: bytes(result),
  script: bytes(result, "Script"),
  html: bytes(result, "Document"),
});

/** Median; the lower one of an even number. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
};

/** Median of each figure separately. */
export const medianFigures = (runs: readonly PageFigures[]): PageFigures => {
  const [first] = runs;
  if (!first) {
    throw new Error("No runs to take the median of");
  }
  const names = Object.keys(first) as (keyof PageFigures)[];
  const medians = names.map((name) => [name, median(runs.map((run) => run[name]))]);
  return { ...first, ...Object.fromEntries(medians) };
};

/** Rows as a Markdown table; the first row is the heading. */
export const markdownTable = (rows: readonly (readonly (string | number)[])[]): string => {
  const [heading = [], ...body] = rows.map((row) => `| ${row.join(" | ")} |`);
  const line = `|${(rows[0] ?? []).map((_, index) => (index === 0 ? "---" : "---:")).join("|")}|`;
  return `${[heading, line, ...body].join("\n")}\n`;
};

const kilobytes = (count: number): string => (count / 1000).toFixed(1);

/** Table of pages with their figures, and the blocking time on a slower processor. */
export const figuresTable = (
  pages: readonly { path: string; figures: PageFigures; slowTbt: number }[],
  slowdown: number,
): string =>
  markdownTable([
    [
      "page",
      "perf",
      "a11y",
      "best",
      "SEO",
      "FCP ms",
      "LCP ms",
      "LCP/FCP",
      "TBT ms",
      `TBT ${slowdown}× ms`,
      "CLS",
      "HTML kB",
      "JS kB",
      "all kB",
    ],
    ...pages.map(({ path, figures, slowTbt }) => [
      path,
      figures.performance,
      figures.accessibility,
      figures.bestPractices,
      figures.seo,
      Math.round(figures.fcp),
      Math.round(figures.lcp),
      (figures.lcp / figures.fcp).toFixed(2),
      Math.round(figures.tbt),
      Math.round(slowTbt),
      figures.cls.toFixed(3),
      kilobytes(figures.html),
      kilobytes(figures.script),
      kilobytes(figures.total),
    ]),
  ]);
