/**
 * Measures page types with Lighthouse (mobile, simulated throttling, median of three) against nginx with the
 * generated site file, and prints a table.
 *
 *   npm run bench:pages [path…]
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type Result from "lighthouse/types/lhr/lhr.js";
import { chromiumLaunch } from "../e2e/lib/chromium";
import { startNginx } from "../e2e/lib/nginx-server";
import { SITES } from "../e2e/lib/sites";
import { printTable, runScript } from "./lib/script";

const PAGES = [
  "/",
  "/arbeidsmediation",
  "/arbeidsmediation-utrecht",
  "/blog/casus-waardering-hersteld",
  "/kosten-mediation",
  "/contact",
];

const RUNS = 3;

const score = (category: string) => (result: Result) => 100 * (result.categories[category]?.score ?? 0);

/** A measured value; NaN where Lighthouse missed it. */
const metric = (audit: string) => (result: Result) => result.audits[audit]?.numericValue ?? Number.NaN;

/** The columns of the report: heading, figure, and its decimals. */
const COLUMNS: readonly (readonly [heading: string, read: (result: Result) => number, decimals: number])[] = [
  ["perf", score("performance"), 0],
  ["a11y", score("accessibility"), 0],
  ["best", score("best-practices"), 0],
  ["SEO", score("seo"), 0],
  ["FCP ms", metric("first-contentful-paint"), 0],
  ["LCP ms", metric("largest-contentful-paint"), 0],
  ["TBT ms", metric("total-blocking-time"), 0],
  ["CLS", metric("cumulative-layout-shift"), 3],
  ["all kB", (result) => metric("total-byte-weight")(result) / 1000, 1],
];

const lighthouse = async (url: string): Promise<Result> => {
  const { executablePath, args } = chromiumLaunch();
  const options = [
    url,
    "--quiet",
    "--no-enable-error-reporting",
    "--output=json",
    "--only-categories=performance,accessibility,best-practices,seo",
    `--chrome-flags=${["--headless=new", ...args].join(" ")}`,
  ];
  const env = { ...process.env, CHROME_PATH: executablePath };
  const { stdout } = await promisify(execFile)("node_modules/.bin/lighthouse", options, { env, maxBuffer: 1e8 });
  return JSON.parse(stdout);
};

/** Median; the lower one of an even number. */
const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** Lighthouse sometimes misses the start of a page load (NO_NAVSTART); then it is run again. */
const measure = async (url: string): Promise<Result> => {
  const result = await lighthouse(url).catch(() => undefined);
  return result && !Number.isNaN(metric("first-contentful-paint")(result)) ? result : lighthouse(url);
};

const main = async (): Promise<void> => {
  const server = await startNginx(SITES.content.hostingDir);
  try {
    const rows: string[][] = [];
    for (const page of process.argv.length > 2 ? process.argv.slice(2) : PAGES) {
      const runs: Result[] = [];
      while (runs.length < RUNS) {
        runs.push(await measure(`${server.baseUrl}${page}`));
      }
      rows.push([page, ...COLUMNS.map(([, read, decimals]) => median(runs.map(read)).toFixed(decimals))]);
    }
    printTable([["page", ...COLUMNS.map(([heading]) => heading)], ...rows]);
  } finally {
    await server.stop();
  }
};

runScript(main);
