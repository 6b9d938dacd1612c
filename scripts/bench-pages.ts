/**
 * Measures page types with Lighthouse (mobile, simulated throttling, median of three) against nginx with the
 * generated site file, and writes a table to the terminal and to .reports/lighthouse.md.
 *
 *   npm run bench:pages [path…]
 */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { chromiumLaunch } from "../e2e/lib/chromium";
import { findProgram } from "../e2e/lib/find-program";
import { startNginx } from "../e2e/lib/nginx-server";
import { SITES } from "../e2e/lib/sites";
import { figuresTable, type LighthouseResult, type MeasuredPage, metric } from "./lib/lighthouse-report";
import { publishReport, runScript } from "./lib/script";

const PAGES = [
  "/",
  "/arbeidsmediation",
  "/arbeidsmediation-utrecht",
  "/blog/casus-waardering-hersteld",
  "/kosten-mediation",
  "/contact",
];

const RUNS = 3;

const REPORT = ".reports/lighthouse.md";

const lighthouse = async (program: string, url: string): Promise<LighthouseResult> => {
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
  const { stdout } = await promisify(execFile)(program, options, { env, maxBuffer: Number.POSITIVE_INFINITY });
  return JSON.parse(stdout);
};

/** Lighthouse sometimes misses the start of a page load (NO_NAVSTART); then it is run again. */
const measure = async (...run: Parameters<typeof lighthouse>): Promise<LighthouseResult> => {
  const result = await lighthouse(...run).catch(() => undefined);
  return result && !Number.isNaN(metric("first-contentful-paint")(result)) ? result : lighthouse(...run);
};

const main = async (): Promise<void> => {
  const program = findProgram(["lighthouse"], [path.resolve("node_modules/.bin/lighthouse")]);
  if (!program) {
    throw new Error("Lighthouse is not installed");
  }
  const paths = process.argv.length > 2 ? process.argv.slice(2) : PAGES;
  const server = await startNginx(SITES.content.hostingDir);
  try {
    const pages: MeasuredPage[] = [];
    for (const page of paths) {
      const runs: LighthouseResult[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await measure(program, `${server.baseUrl}${page}`));
      }
      pages.push({ path: page, runs });
      process.stderr.write(figuresTable(pages.slice(-1)));
    }
    await publishReport(REPORT, figuresTable(pages));
  } finally {
    await server.stop();
  }
};

runScript(main);
