import type { Locator, Page } from "playwright/test";
import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { holdScripts, isChunk } from "./lib/scripts";
import { scrolled, scrollTo } from "./lib/scroll";
import { expect, MOVING, test } from "./lib/test";
import { ARTICLE, h1 } from "./lib/visit";

const PHONE = { width: 360, height: 640 };

const main = (page: Page) => page.getByRole("main");
const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

/** Follows a link of the footer from where the page is; a real click would bring the link into view first. */
const follow = (page: Page, name: string) =>
  page
    .getByRole("contentinfo")
    .getByRole("link", { name, exact: true })
    .evaluate((link: HTMLElement) => link.click());

test.use(MOVING);

test("a question that is opened stays where it is, although the one above it closes", async ({ page }) => {
  await withoutBanner(page);
  await page.setViewportSize(PHONE);
  await openAlive(page, "/faq");
  const questions = main(page).locator("details > summary");
  await questions.nth(0).click();
  await questions.nth(1).scrollIntoViewIfNeeded();
  const before = await topOf(questions.nth(1));
  await questions.nth(1).click();
  await expect(main(page).locator("details").nth(0)).not.toHaveAttribute("open", "");
  await expect.poll(() => topOf(questions.nth(1))).toBeCloseTo(before, 0);
});

test("the address of a question that is typed opens it", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, "/faq");
  const question = main(page).locator("details[id]").last();
  const id = await question.getAttribute("id");
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `${id}`);
  await expect(question).toHaveAttribute("open", "");
});

test("Back opens no other question than the one that was read, whatever the address names", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, "/faq");
  const questions = main(page).locator("details[id]");
  await openAlive(page, `/faq#${await questions.nth(0).getAttribute("id")}`);
  await expect(questions.nth(0)).toHaveAttribute("open", "");
  await questions.nth(1).locator("summary").click();
  const place = (await scrolled(page)) + 100;
  await scrollTo(page, place);
  await follow(page, "Contact");
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBeCloseTo(place, -1);
  await expect(questions.nth(1)).toHaveAttribute("open", "");
  await expect(questions.nth(0)).not.toHaveAttribute("open");
});

test("scripts that come late leave the visitor where they are, whatever the address names", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, "/faq");
  const question = main(page).locator("details[id]").first();
  const start = await holdScripts(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/faq?1#${await question.getAttribute("id")}`);
  await scrollTo(page, 60);
  start();
  await expect(question).toHaveAttribute("open", "");
  expect(await scrolled(page)).toBeCloseTo(60, -1);
});

test("a link of the router to the top of the page that is shown leads there", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, "/faq");
  await scrollTo(page, 500);
  await page.evaluate(() => Reflect.get(window, "___navigate")("/faq#top"));
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("Back after a link of the contents leads to where the visitor was", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, ARTICLE);
  const link = main(page).getByRole("navigation").last().getByRole("link").last();
  // Not by a real click, which would bring the link into view first.
  await scrollTo(page, 100);
  const ended = page.evaluate(
    () => new Promise((resolve) => window.addEventListener("scrollend", () => resolve(true), { once: true })),
  );
  await link.evaluate((element: HTMLElement) => element.click());
  await ended;
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBeCloseTo(100, -1);
});

test("Back after a reload leads to where the visitor was, also on a page whose parts come later", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, "/trainingen");
  await page.evaluate(() => window.scrollTo(0, 900));
  await follow(page, "Partners");
  await expect(page).toHaveURL("/partners");
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  await page.goBack();
  await expect(h1(page)).toBeVisible();
  await expect.poll(() => scrolled(page)).toBeCloseTo(900, -1);
});

test("on a low screen an anchor is below the header that comes along with it", async ({ page }) => {
  await withoutBanner(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await openAlive(page, "/contact#formulier");
  const heading = main(page).locator("#formulier").getByRole("heading").first();
  const bottom = async () => Number((await page.getByRole("banner").boundingBox())?.height);
  await expect.poll(async () => (await topOf(heading)) - (await bottom())).toBeGreaterThan(0);
});

test("on the lowest screens what has the focus is in sight while the consent banner is open", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAlive(page, "/voorbeelden");
  const links = main(page).getByRole("link");
  for (const link of [links.first(), links.last()]) {
    await link.focus();
    const banner = await topOf(page.locator("[data-consent-banner]"));
    expect(await topOf(link)).toBeGreaterThanOrEqual(0);
    expect(await topOf(link)).toBeLessThan(banner - 10);
  }
});

test("a click ends on a whole page, though scripts of its parts do not come at first", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, "/faq");
  let isAsked = false;
  page.on("request", (request) => {
    isAsked ||= request.isNavigationRequest();
  });
  await page.route(isChunk, (route) => (isAsked ? route.continue() : route.abort()));
  await follow(page, "Contact");
  await expect(page).toHaveURL("/contact");
  await expect(h1(page)).toBeVisible();
});
