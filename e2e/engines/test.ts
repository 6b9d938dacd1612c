import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test as base } from "playwright/test";
import { addressOf, SITES } from "../lib/sites";
import type { Browser, Circumstances, Launch, Viewport } from "./engine";
import { launchFirefox } from "./firefox";
import { type ProviderProxy, startProviderProxy } from "./provider-proxy";
import { type Visitor, visitorIn } from "./visitor";
import { launchWebKit } from "./webkit";

export { expect } from "playwright/test";

/** The engines beside Chromium, by the names of Playwright's projects. */
const ENGINES: Readonly<Record<string, Launch>> = { firefox: launchFirefox, webkit: launchWebKit };

/** Where a test that fails leaves what its visitor saw last. */
const PICTURES = ".reports/engines";

/** The width of phones that the site is made for, and one that has the menus of a wide screen. */
export const PHONE: Viewport = { width: 360, height: 740 };
export const DESK: Viewport = { width: 1280, height: 800 };

interface WorkerFixtures {
  circumstances: Circumstances;
  standIns: ProviderProxy;
  running: Browser;
}

interface Fixtures {
  room: Viewport;
  visitor: Visitor;
  /** Addresses of other hosts that were asked for in this test, so far. */
  asked: () => readonly string[];
}

/** Playwright's test with a visitor instead of its own browsers, in the engine of the project. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  circumstances: [
    { scripts: true, calm: false },
    { scope: "worker", option: true },
  ],
  standIns: [
    // Playwright reads the names of what a fixture needs from its first parameter.
    async ({ browserName: _browserName }, use) => {
      const proxy = await startProviderProxy();
      await use(proxy);
      proxy.close();
    },
    { scope: "worker" },
  ],
  running: [
    async ({ circumstances, standIns }, use, { project }) => {
      const launch = ENGINES[project.name];
      if (!launch) {
        throw new Error(`No engine is called ${project.name}`);
      }
      const browser = await launch(circumstances, standIns.port);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  room: [DESK, { option: true }],
  asked: async ({ standIns }, use) => {
    const before = standIns.asked.length;
    await use(() => standIns.asked.slice(before));
  },
  visitor: async ({ running, room }, use, testInfo) => {
    const engine = await running.visit(room);
    try {
      await use(visitorIn(engine, addressOf(SITES.product)));
      if (testInfo.status !== testInfo.expectedStatus) {
        const name = testInfo.titlePath.slice(1).join(" ").replaceAll(/\W+/g, "-");
        mkdirSync(path.join(PICTURES, testInfo.project.name), { recursive: true });
        writeFileSync(path.join(PICTURES, testInfo.project.name, `${name}.png`), await engine.screenshot());
      }
    } finally {
      await engine.close();
    }
  },
});
