/**
 * Measures the editors' studio on this machine: what the browser is sent, how soon the start page and a form stand there,
 * and how it holds with a thousand cities. Writes a table to the terminal and to .reports/studio.md.
 *
 *   npm run bench:studio
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright";
import { chromiumLaunch } from "../e2e/lib/chromium";
import { fillFolder, input, openStudio, type RunningStudio, siteFiles, startStudio } from "../e2e/lib/studio";
import { LOCAL_FOLDER } from "../src/studio/headers";
import { markdownTable, median } from "./lib/lighthouse-report";
import { publishReport, runScript } from "./lib/script";

const RUNS = 3;
const CITIES = 1000;
const PATIENCE = 120_000;
const REPORT = ".reports/studio.md";

/** The real site, with copies of its cities until there are a thousand. */
const manyCities = (): Record<string, string> => {
  const { "data/cities/utrecht.json": city } = siteFiles(".");
  return Object.fromEntries(
    Array.from({ length: CITIES }, (_, number) => [
      `data/cities/stad-${number}.json`,
      String(city)
        .replaceAll("Utrecht", `Stad ${number}`)
        .replaceAll("utrecht", `stad-${number}`)
        .replace(/Arbeidsmediation/g, `Mediation ${number}`),
    ]),
  );
};

/** Bytes of the studio's files that a page has asked for, compressed; fonts are so by themselves. */
const compressed = async (addresses: readonly string[]): Promise<number> => {
  const sizes = addresses.map(async (address) => {
    const name = new URL(address).pathname.replace("/admin/", "") || "index.html";
    const bytes = await readFile(path.join(LOCAL_FOLDER, name));
    return name.endsWith(".woff2") ? bytes.length : gzipSync(bytes).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

const visible = (page: Page, selector: string) => page.locator(selector).first().waitFor({ timeout: PATIENCE });

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return Math.round(performance.now() - start);
};

/** Opens an address of the studio in a tab that has not seen it. */
const opens = async (page: Page, address: string, selector: string): Promise<number> => {
  await page.goto("about:blank");
  return milliseconds(async () => {
    await page.goto(address);
    await visible(page, selector);
  });
};

const typed = async (page: Page): Promise<number> => {
  const title = input(page, "title");
  const own = await title.inputValue();
  const took = await milliseconds(async () => {
    await title.fill("{telefoon}");
    await visible(page, '[data-key-path="title"] .studio-problem');
  });
  await title.fill(own);
  return took;
};

const FORM = "#/collections/City/entries/";
const ROW = 'main [role="row"], main [role="gridcell"]';

const run = async (browser: Browser, studio: RunningStudio): Promise<Record<string, number>> => {
  const context = await browser.newContext({ locale: "nl-NL", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // tsx wraps functions in a helper that the browser does not have.
  await page.addInitScript("globalThis.__name = (value) => value");
  try {
    await openStudio(page, studio, siteFiles("."));
    const asked = new Set<string>();
    page.on("request", (request) => request.url().startsWith(studio.address) && asked.add(request.url()));
    const start = await opens(page, studio.address, ".studio-tasks");
    const bytesOfStart = await compressed([...asked].map((url) => url.split("#")[0] ?? url));
    const list = await opens(page, `${studio.address}#/collections/City`, ROW);
    const form = await opens(page, `${studio.address}${FORM}utrecht`, ".studio-good");
    await page.frameLocator("iframe").first().locator("h1").waitFor({ timeout: PATIENCE });
    const bytes = await compressed([...asked].map((url) => url.split("#")[0] ?? url));
    const message = await typed(page);
    await fillFolder(page, manyCities());
    const manyStart = await opens(page, studio.address, ".studio-tasks");
    const manyList = await opens(page, `${studio.address}#/collections/City`, ROW);
    const again = await milliseconds(async () => {
      await page.evaluate(() => {
        window.location.hash = "#/collections/Page";
      });
      await page.getByText("Contact", { exact: false }).first().waitFor();
      await page.evaluate(() => {
        window.location.hash = "#/collections/City";
      });
      await page.getByText("Stad 0", { exact: false }).first().waitFor();
    });
    const manyForm = await opens(page, `${studio.address}${FORM}stad-500`, ".studio-good, .studio-bad");
    const manyMessage = await typed(page);
    return {
      "start page, kB sent (gzip)": Math.round(bytesOfStart / 1000),
      "form with preview, kB sent (gzip)": Math.round(bytes / 1000),
      "start page, ms": start,
      "list of cities, ms": list,
      "form, checked, ms": form,
      "message at a field, ms": message,
      "1,000 cities: start page, ms": manyStart,
      "1,000 cities: list from a cold start, ms": manyList,
      "1,000 cities: list from another list, ms": again,
      "1,000 cities: form, checked, ms": manyForm,
      "1,000 cities: message at a field, ms": manyMessage,
    };
  } finally {
    await context.close();
  }
};

const main = async (): Promise<void> => {
  const studio = await startStudio();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const results: Record<string, number>[] = [];
    for (let number = 0; number < RUNS; number += 1) {
      results.push(await run(browser, studio));
    }
    const rows = Object.keys(results[0] ?? {}).map((name) => [
      name,
      median(results.map((result) => result[name] ?? 0)),
    ]);
    await publishReport(REPORT, markdownTable([["What", "Median"], ...rows]));
  } finally {
    await browser.close();
    studio.stop();
  }
};

runScript(main);
