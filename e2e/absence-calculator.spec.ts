import type { Page } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import { withoutBanner } from "./lib/consent";
import { eventsOf, namesOf, openAlive } from "./lib/events";
import { holdScripts } from "./lib/scripts";
import { scrolled, scrollTo } from "./lib/scroll";
import { expect, test } from "./lib/test";

const PAGE = "/kosten-mediation";

/** The fixture site: 60.000 to 80.000 a year at a salary of 40.000. */
const calculator = (page: Page) => page.locator("#rekenvoorbeeld");
const saving = (page: Page) => calculator(page).getByRole("status").last();
const slider = (page: Page, name: string) => calculator(page).getByRole("slider", { name });

test.beforeEach(({ page }) => withoutBanner(page));

test("salary and months change the outcome, and the first change is counted once", async ({ page }) => {
  await openAlive(page, PAGE);
  await expect(saving(page)).toHaveText(/^\D+ €\s57\.050$/);
  await slider(page, "Verzuim").fill("24");
  await slider(page, "Jaarsalaris").fill("80000");
  await expect(saving(page)).toHaveText(/^\D+ €\s237\.050$/);
  await expect(calculator(page)).toContainText(/€\s240\.000 tot €\s320\.000/);
  await expect(slider(page, "Verzuim")).toHaveAttribute("aria-valuetext", "24 maanden");

  const uses = (await eventsOf(page)).filter((entry) => Reflect.get(entry, "event") === "calculator_use");
  expect(uses).toEqual([{ event: "calculator_use", calculator: "absence", timestamp: expect.any(String) }]);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a link carries the inputs, and nothing of them is recorded", async ({ page }) => {
  await openAlive(page, PAGE);
  await slider(page, "Verzuim").fill("6");
  await calculator(page).getByRole("button").click();
  await expect(page).toHaveURL(/#salaris=40000&maanden=6$/);
  await openAlive(page, "/over-ons");
  await openAlive(page, `${PAGE}#salaris=40000&maanden=6`);
  await expect(saving(page)).toHaveText(/^\D+ €\s27\.050$/);
  await expect(calculator(page)).toBeInViewport();
  expect(JSON.stringify(await eventsOf(page))).not.toContain("salaris");
});

test("after a reload the visitor is where they were", async ({ page }) => {
  await openAlive(page, `${PAGE}#salaris=40000&maanden=6`);
  await expect(calculator(page)).toBeInViewport();
  const place = (await scrolled(page)) + 1200;
  await scrollTo(page, place);
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  await expect(saving(page)).toHaveText(/^\D+ €\s27\.050$/);
  expect(await scrolled(page)).toBeCloseTo(place, -1);
});

test("what is set before the scripts come goes before what was kept, is kept for Back and is counted", async ({
  page,
}) => {
  await openAlive(page, PAGE);
  await slider(page, "Verzuim").fill("24");
  await expect.poll(() => page.evaluate(() => history.state?.absence?.months)).toBe(24);
  const start = await holdScripts(page);
  await page.reload();
  await slider(page, "Verzuim").fill("6");
  start();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  await expect(saving(page)).toHaveText(/^\D+ €\s27\.050$/);
  await expect(slider(page, "Verzuim")).toHaveValue("6");
  await expect.poll(() => page.evaluate(() => history.state?.absence?.months)).toBe(6);
  expect((await namesOf(page)).slice(-2)).toEqual([`page_view ${PAGE}`, "calculator_use"]);
});

test("what is set before the scripts come goes before a copied link", async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto(`${PAGE}#salaris=40000&maanden=6`);
  await slider(page, "Verzuim").fill("24");
  start();
  await expect(saving(page)).toHaveText(/^\D+ €\s117\.050$/);
  await expect(page).toHaveURL(PAGE);
});

test("Back leads to the visitor's own figures and place, also from a page with a copied link", async ({ page }) => {
  await openAlive(page, `${PAGE}#salaris=40000&maanden=6`);
  await expect(saving(page)).toHaveText(/^\D+ €\s27\.050$/);
  await slider(page, "Verzuim").fill("24");
  await expect.poll(() => page.evaluate(() => history.state?.absence?.months)).toBe(24);
  const place = (await scrolled(page)) + 1200;
  await scrollTo(page, place);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Contact", exact: true }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(saving(page)).toHaveText(/^\D+ €\s117\.050$/);
  await expect.poll(() => scrolled(page)).toBeCloseTo(place, -1);
});

test("the link that is copied does not hold the visitor's campaign", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAlive(page, `${PAGE}?utm_source=brief`);
  await calculator(page).getByRole("button").click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/mediation#salaris=40000&maanden=12$/);
});

test("a link that is pasted into the same tab is applied", async ({ page }) => {
  await openAlive(page, PAGE);
  await page.goto(`${PAGE}#salaris=40000&maanden=6`);
  await expect(saving(page)).toHaveText(/^\D+ €\s27\.050$/);
  await expect(calculator(page)).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is the worked example", async ({ page }) => {
    await page.goto(PAGE);
    await expect(saving(page)).toHaveText(/^\D+ €\s57\.050$/);
    await expect(calculator(page)).toContainText("rekenvoorbeeld");
    await expect(calculator(page).getByRole("slider")).toHaveCount(0);
  });
});
