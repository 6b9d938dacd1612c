import type { Locator, Page } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { expect, test } from "./lib/test";

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

/** How a visitor gets to each state. */
const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "/faq: a question open": (page) => openEnds(page, "/faq"),
  "/over-ons: a team card open": (page) => openEnds(page, "/over-ons"),
  "/arbeidsmediation: a question open": (page) => openEnds(page, "/arbeidsmediation"),
  "/kosten-mediation: a question open": (page) => openEnds(page, "/kosten-mediation"),
  "/english-mediation: a question open": (page) => openEnds(page, "/english-mediation"),
  "/blog: a filter chosen": async (page) => {
    await openAlive(page, "/blog");
    const all = await page.locator("main article").count();
    await page.getByRole("radio", { name: "HR Tips" }).check();
    await expect(page.locator("main article")).not.toHaveCount(all);
  },
  "/contact: the fallback of the quote form": async (page) => {
    await openAlive(page, "/contact");
    await page.locator('[data-embed="quote-form"] a[href^="tel:"]').scrollIntoViewIfNeeded();
  },
  "/offerte: the fallback of the agenda": async (page) => {
    await openAlive(page, "/offerte");
    await expect(page.locator('[data-embed="scheduling"] a[href^="tel:"]')).toBeVisible();
  },
  "/trainingen: the days of the course, and the fallback of its sign-up": async (page) => {
    await openAlive(page, "/trainingen");
    await expect(page.locator('[data-embed="email-course"] a[href^="mailto:"]')).toBeVisible();
  },
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
  "a city": (page) => openAlive(page, "/arbeidsmediation-utrecht"),
};

// Blocks that fade in are neither there nor gone to axe.
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ page }) => withoutBanner(page));

for (const [name, reach] of Object.entries(STATES)) {
  for (const width of WIDTHS) {
    test(`${name}, at ${width} px: no accessibility faults`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await reach(page);
      expect(await accessibilityFaults(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
