import type { Page } from "playwright/test";
import { withoutBanner } from "./lib/consent";
import { watchExceptions } from "./lib/documents";
import { namesOf, openAlive } from "./lib/events";
import { blockStorage } from "./lib/storage";
import { expect, test } from "./lib/test";

/** Breaks what tracking writes to. Runs in the page, before its own scripts. */
const BREAK: Readonly<Record<string, () => void>> = {
  "a data layer that always throws": () => {
    const broken = Object.assign([], {
      push: () => {
        throw new Error("data layer");
      },
    });
    Object.defineProperty(window, "dataLayer", { value: broken, writable: false, configurable: false });
  },
  "a data layer that starts to throw": () => {
    const layer: unknown[] = [];
    const push = layer.push.bind(layer);
    layer.push = (...entries) => {
      if (layer.length > 3) {
        throw new Error("data layer");
      }
      return push(...entries);
    };
    Object.assign(window, { dataLayer: layer });
  },
  "a data layer that is no list": () => {
    Object.defineProperty(window, "dataLayer", { value: "none", writable: false, configurable: false });
  },
  "blocked storage": blockStorage,
};

/** Addresses that the page asks the browser to go to, `tel:` and `mailto:` included. */
const watchRequests = async (page: Page): Promise<string[]> => {
  const asked: string[] = [];
  const client = await page.context().newCDPSession(page);
  client.on("Page.frameRequestedNavigation", ({ url }) => asked.push(url));
  await client.send("Page.enable");
  return asked;
};

for (const [name, breakIt] of Object.entries(BREAK)) {
  test(`${name}: calls, mails and navigation go through`, async ({ page }) => {
    const exceptions = watchExceptions(page);
    await withoutBanner(page);
    await page.addInitScript(breakIt);
    await openAlive(page, "/");
    await page.getByRole("main").getByRole("link", { name: "Vraag een offerte aan" }).click();
    await expect(page).toHaveURL("/contact#formulier");
    // By key: right after scrolling, a busy browser may still give a click to the form's frame, which stood there before.
    await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).press("Enter");
    await expect(page).toHaveURL("/partners");

    // Last of all: after a call, headless Chromium hears no clicks any more.
    const asked = await watchRequests(page);
    await page.locator('main a[href^="mailto:"]').first().click();
    await expect.poll(() => asked.some((url) => url.startsWith("mailto:"))).toBe(true);
    await page.locator('main a[href^="tel:"]').first().click();
    await expect.poll(() => asked).toContain("tel:+31240000000");
    // The script in the head runs before anything that could catch for it.
    expect(exceptions.filter((message) => message !== "data layer" && !/push/.test(message))).toEqual([]);
  });
}

test("without storage everything is recorded for as long as the page stays", async ({ page }) => {
  await page.addInitScript(blockStorage);
  await openAlive(page, "/?utm_source=a");
  await page.getByRole("button", { name: "Accepteer alles" }).click();
  await page.getByRole("banner").getByRole("link", { name: /Bel/ }).click();

  await expect
    .poll(() => namesOf(page))
    .toEqual(["traffic_source", "page_view /", "consent_update", "conversion phone_click"]);
});

test("a broken data layer does not keep an event from the console", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "log" && message.text().startsWith("tracking")) {
      logged.push(message.text());
    }
  });
  await withoutBanner(page);
  await page.addInitScript(BREAK["a data layer that always throws"] ?? (() => {}));
  await openAlive(page, "/over-ons");

  await expect
    .poll(() => logged.map((text) => /event: (\w+)/.exec(text)?.[1]))
    .toEqual(["traffic_source", "page_view"]);
});
