/**
 * Measures how soon the site answers a visitor, against nginx with the generated site file: the slowest frame after a
 * click on a page at rest with the processor slowed down four times (INP), and the second page by client navigation on
 * slow 4G. Writes tables to the terminal and to .reports/interactions.md.
 *
 *   npm run bench:interactions
 */
import { type Browser, chromium, type Locator, type Page } from "playwright";
import { chromiumLaunch } from "../e2e/lib/chromium";
import { startNginx } from "../e2e/lib/nginx-server";
import { SITES } from "../e2e/lib/sites";
import { markdownTable, median } from "./lib/lighthouse-report";
import { publishReport, runScript } from "./lib/script";

interface Interaction {
  name: string;
  path: string;
  width: number;
  /** What is clicked, one after the other; the slowest counts. */
  targets: (page: Page) => Locator[];
}

/** What TypeScript's library does not know yet of Event Timing. */
interface InputTiming extends PerformanceEventTiming {
  interactionId?: number;
}

const RUNS = 5;
const CPU_SLOWDOWN = 4;
const PHONE = 412;
const DESKTOP = 1280;
const HEIGHT = 823;
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const REPORT = ".reports/interactions.md";

const menuButton = (page: Page): Locator => page.locator("header button[aria-expanded]").nth(1);

const INTERACTIONS: readonly Interaction[] = [
  {
    name: "menu, opened and closed by click",
    path: "/",
    width: DESKTOP,
    targets: (page) => [menuButton(page), menuButton(page)],
  },
  {
    name: "drawer and a submenu",
    path: "/",
    width: PHONE,
    targets: (page) => [
      page.getByRole("button", { name: "Menu" }),
      page.locator("dialog summary, dialog button[aria-expanded]").first(),
    ],
  },
  {
    name: "filter of articles",
    path: "/blog",
    width: PHONE,
    targets: (page) => [page.getByText("HR Tips", { exact: true }).first()],
  },
  {
    name: "question",
    path: "/faq",
    width: PHONE,
    targets: (page) => [page.locator("main summary").first()],
  },
  {
    name: "team card",
    path: "/over-ons",
    width: PHONE,
    targets: (page) => [page.locator("#team summary").first()],
  },
];

const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Until reveals have run and the page has nothing left to do, such as hydrating: a visitor reads before a tap. */
const atRest = async (page: Page): Promise<void> => {
  await idle(page);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  );
  await idle(page);
};

/** A page whose script is alive, and whose banner is answered. */
const openPage = async (browser: Browser, url: string, width: number): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT } });
  await page.addInitScript(() => {
    localStorage.setItem("cookie_consent", '{"necessary":true,"analytics":false,"marketing":false,"version":1}');
    localStorage.setItem("cookie_consent_date", new Date().toISOString());
  });
  await page.goto(url);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  return page;
};

/** Longest time in ms from an input to the next frame. */
const slowestInput = async (browser: Browser, baseUrl: string, { path: at, width, targets }: Interaction) => {
  const page = await openPage(browser, `${baseUrl}${at}`, width);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.evaluate(() => {
    const inputs: number[] = [];
    Object.assign(window, { inputs });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as InputTiming[]) {
        if (entry.interactionId) inputs.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  for (const target of targets(page)) {
    await target.scrollIntoViewIfNeeded();
    await atRest(page);
    await target.click();
  }
  await page.waitForFunction(() => (window as unknown as { inputs: number[] }).inputs.length > 0);
  const slowest = await page.evaluate(() => Math.max(...(window as unknown as { inputs: number[] }).inputs));
  await page.context().close();
  return slowest;
};

/** Time in ms from the click on a link that was pointed at to the frame with the next page's heading. */
const secondPage = async (browser: Browser, baseUrl: string): Promise<number> => {
  const page = await openPage(browser, `${baseUrl}/`, DESKTOP);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  const link = page.locator('main a[href="/arbeidsmediation"], main a[href="/over-ons"]').first();
  const data = page.waitForEvent("requestfinished", (request) => request.url().includes("page-data.json"));
  await link.hover();
  await data;
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const from = document.querySelector("h1");
        let clicked = 0;
        addEventListener("click", () => (clicked = performance.now()), { capture: true, once: true });
        new MutationObserver(() => {
          if (document.querySelector("h1") !== from) {
            requestAnimationFrame(() => resolve(performance.now() - clicked));
          }
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await link.click();
  const time = await shown;
  await page.context().close();
  return Math.round(time);
};

const repeat = async (measure: () => Promise<number>): Promise<number[]> => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await measure());
  }
  return times;
};

const row = (name: string, times: readonly number[]) => [name, median(times), Math.max(...times)];

const main = async (): Promise<void> => {
  const server = await startNginx(SITES.content.hostingDir);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const rows = [];
    for (const interaction of INTERACTIONS) {
      rows.push(row(interaction.name, await repeat(() => slowestInput(browser, server.baseUrl, interaction))));
    }
    rows.push(row("second page on slow 4G, link pointed at", await repeat(() => secondPage(browser, server.baseUrl))));
    await publishReport(REPORT, markdownTable([["interaction", "median ms", `slowest of ${RUNS} ms`], ...rows]));
  } finally {
    await browser.close();
    await server.stop();
  }
};

runScript(main);
