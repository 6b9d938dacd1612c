import type { Page } from "playwright/test";
import { withoutBanner } from "./lib/consent";
import { namesOf } from "./lib/events";
import { expect, test } from "./lib/test";

const BAD = "/bestaat-niet/oud";

/** Opens a path that does not exist, with a clock that only the test moves; returns when the countdown has begun. */
const open = async (page: Page, prepare: (page: Page) => unknown = withoutBanner): Promise<string[]> => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await prepare(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const response = await page.goto(BAD);
  expect(response?.status()).toBe(404);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return page.locator("html[data-hydrated]").count();
      },
      { intervals: [50], timeout: 20_000 },
    )
    .toBe(1);
  return logged;
};

const countdown = (page: Page) => page.getByRole("main").getByRole("status");

test("counts 3, 2, 1 and redirects to the start page at three seconds; both are page views", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze pagina bestaat niet meer");
  await expect(countdown(page)).toHaveText("Over 3 seconden ga je naar de startpagina.");
  await page.clock.runFor(1000);
  await expect(countdown(page)).toHaveText("Over 2 seconden ga je naar de startpagina.");
  await page.clock.runFor(1000);
  await expect(countdown(page)).toHaveText("Over 1 seconde ga je naar de startpagina.");
  await page.clock.runFor(900);
  expect(new URL(page.url()).pathname).toBe(BAD);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/$/);
  await page.clock.resume();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("arbeidsmediation");
  await expect.poll(() => namesOf(page)).toEqual(["traffic_source", `page_view ${BAD}`, "page_view /"]);
});

test("the visitor can stay", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Blijf op deze pagina" }).click();
  await expect(countdown(page)).toHaveText(/Je blijft op deze pagina/);
  await expect(countdown(page)).toBeFocused();
  await page.clock.runFor(10_000);
  expect(new URL(page.url()).pathname).toBe(BAD);
  await expect(page.getByRole("link", { name: "Ga direct naar de startpagina" })).toBeVisible();
});

test("the consent banner comes when the visitor stays, and covers no countdown", async ({ page }) => {
  await open(page, () => undefined);
  await page.clock.runFor(500);
  const banner = page.locator("[data-consent-banner]");
  await expect(banner).toHaveCount(1);
  await expect(banner).toBeHidden();
  await page.getByRole("button", { name: "Blijf op deze pagina" }).click();
  await expect(banner).toBeVisible();
});

/** Height of a small phone, without the bar at its foot. */
const FIRST_SCREEN = 740 - 72;

test("a phone shows the countdown, and the button that stops it, in its first screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const stay = await page.getByRole("button", { name: "Blijf op deze pagina" }).boundingBox();
  expect(stay && stay.y + stay.height).toBeLessThanOrEqual(FIRST_SCREEN);
});

for (const [what, use] of [
  ["presses a key", (page: Page) => page.keyboard.press("Tab")],
  [
    "opens the menu",
    (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click(),
  ],
  ["scrolls to the links", (page: Page) => page.mouse.wheel(0, 200)],
  [
    "reads the links with a screen reader, which moves the focus alone",
    (page: Page) => page.getByRole("main").getByRole("link").last().focus(),
  ],
] as const) {
  test(`who ${what} stays`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await open(page);
    await use(page);
    await expect(countdown(page).first()).toHaveText(/Je blijft op deze pagina/);
    await page.clock.runFor(10_000);
    expect(new URL(page.url()).pathname).toBe(BAD);
  });
}

test("who searches stays", async ({ page }) => {
  await open(page);
  const field = page.getByRole("main").getByRole("search").getByLabel("Zoek op de site");
  await field.focus();
  await expect(countdown(page).first()).toHaveText(/Je blijft op deze pagina/);
  await page.clock.runFor(10_000);
  expect(new URL(page.url()).pathname).toBe(BAD);
  await expect(field).toBeFocused();
});

test("the bad path is in the console, and the page is not for search engines", async ({ page }) => {
  const logged = await open(page);
  await expect.poll(() => logged.filter((text) => text === `Pagina niet gevonden: ${BAD}`)).toHaveLength(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page).toHaveTitle(/Pagina niet gevonden/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("says that the page does not exist and links home, without a countdown that does not run", async ({ page }) => {
    await page.goto(BAD);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze pagina bestaat niet meer");
    await expect(countdown(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Blijf op deze pagina" })).toBeHidden();
    await page.getByRole("link", { name: "Ga direct naar de startpagina" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
