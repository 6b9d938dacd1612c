import type { Locator, Page } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import type { Providers } from "./lib/providers";
import { expect, test } from "./lib/test";
import { ARTICLE } from "./lib/visit";

/** Widths of WCAG 1.4.10 (reflow), a tablet and a desktop screen, in px. */
const WIDTHS = [320, 768, 1440];

/** Opens a page in which no second passes by the site's timers; a stopped clock would stop axe too. */
const openHeld = async (page: Page, path: string): Promise<void> => {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const held = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === 1000 ? 0 : start(handler, delay, ...rest);
    Reflect.set(window, "setTimeout", held);
  });
  await openAlive(page, path);
};

/** Opens a disclosure and waits for what is in it. */
const disclose = async (item: Locator): Promise<void> => {
  await item.locator("summary").click();
  await expect(item).toHaveAttribute("open", "");
  await expect(item.locator("> :not(summary)").first()).toBeVisible();
};

/** Opens the first and the last disclosure of a page; in a group the last one stays open alone. */
const openEnds = async (page: Page, path: string): Promise<void> => {
  await openAlive(page, path);
  const items = page.locator("main details");
  await disclose(items.first());
  await disclose(items.last());
};

/** Opens a page, and waits until its embed has this status. */
const openEmbed = async (page: Page, path: string, slug: string, status: string): Promise<void> => {
  await openAlive(page, path);
  await expect(page.locator(`[data-embed="${slug}"]`)).toHaveAttribute("data-status", status);
};

/** Pages that together have every family and every section type. */
const PAGES = [
  "/",
  "/arbeidsmediation",
  "/kosten-mediation",
  "/english-mediation",
  "/links",
  "/referenties",
  "/sitemap",
  "/voorbeelden",
  "/arbeidsmediation-utrecht",
  "/blog-boekentips",
  ARTICLE,
  "/algemene-voorwaarden",
];

/** How a visitor gets to each state. */
const STATES: Readonly<Record<string, (page: Page, providers: Providers) => Promise<unknown>>> = {
  ...Object.fromEntries(PAGES.map((path) => [path, (page: Page) => openAlive(page, path)])),
  "/faq: a question open": (page) => openEnds(page, "/faq"),
  "/over-ons: a team card open": (page) => openEnds(page, "/over-ons"),
  "/blog: a filter chosen": async (page) => {
    await openAlive(page, "/blog");
    const all = await page.locator("main article").count();
    await page.getByRole("radio", { name: "HR Tips" }).check();
    await expect(page.locator("main article")).not.toHaveCount(all);
  },
  "/contact: the quote form": (page) => openEmbed(page, "/contact", "quote-form", "ready"),
  "/offerte: the fallback of the agenda": async (page, providers) => {
    providers.setMode("widgetScript", "blocked");
    await openEmbed(page, "/offerte", "scheduling", "failed");
  },
  "/trainingen: the days of the course, and its sign-up": (page) =>
    openEmbed(page, "/trainingen", "email-course", "ready"),
  "/nieuwsbrief: no address, the field asked for": async (page) => {
    await openAlive(page, "/nieuwsbrief");
    await page.locator("#aanmelden").getByRole("button").click();
    await expect(page.getByLabel("Zakelijk e-mailadres")).toBeFocused();
  },
  "/nieuwsbrief: on its way": async (page) => {
    await openHeld(page, "/nieuwsbrief");
    await page.getByLabel("Zakelijk e-mailadres").fill("lezer@bedrijf.example");
    await page.locator("#aanmelden").getByRole("button").click();
    await expect(page.locator("#aanmelden").getByRole("button")).toBeDisabled();
  },
  "/nieuwsbrief: done": async (page) => {
    await openAlive(page, "/nieuwsbrief");
    await page.getByLabel("Zakelijk e-mailadres").fill("lezer@bedrijf.example");
    await page.locator("#aanmelden").getByRole("button").click();
    await expect(page.getByRole("heading", { name: "Bedankt voor je aanmelding" })).toBeFocused();
  },
  "an unknown address: counting": async (page) => {
    await openHeld(page, "/bestaat-niet");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^Over 3 seconden/);
  },
  "an unknown address: stopped": async (page) => {
    await openAlive(page, "/bestaat-niet");
    await page.getByRole("button", { name: "Blijf op deze pagina" }).click();
    await expect(page.getByRole("main").getByRole("status")).toBeFocused();
  },
};

test.beforeEach(({ page }) => withoutBanner(page));

for (const [name, reach] of Object.entries(STATES)) {
  test(`${name}: no accessibility faults, and nothing scrolls sideways at any width`, async ({ page, providers }) => {
    await reach(page, providers);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page), `${width} px`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
