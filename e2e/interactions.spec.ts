import type { Locator, Page } from "playwright/test";
import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { expect, test } from "./lib/permitted";
import { MOVING } from "./lib/test";
import { ARTICLE } from "./lib/visit";

test.use(MOVING);

test.beforeEach(({ page }) => withoutBanner(page));

const opened = (details: Locator) => expect(details).toHaveAttribute("open", "");
const closed = (details: Locator) => expect(details).not.toHaveAttribute("open", "");

test.describe("/faq", () => {
  const questions = (page: Page) => page.locator("main details");

  test("every question opens, with a link to /offerte, one open at a time, and the open one closes", async ({
    page,
  }) => {
    await page.goto("/faq");
    const items = questions(page);
    await expect(items).toHaveCount(3);
    await expect(page.locator("main details[open]")).toHaveCount(0);

    for (const item of await items.all()) {
      await item.locator("summary").click();
      await opened(item);
      await expect(page.locator("main details[open]")).toHaveCount(1);
      await expect(item.getByRole("paragraph").first()).toBeVisible();
      await expect(item.getByRole("link")).toHaveAttribute("href", "/offerte");
    }
    await items.last().locator("summary").click();
    await closed(items.last());
  });

  test("works with the keyboard", async ({ page }) => {
    await page.goto("/faq");
    const first = questions(page).first();
    await first.locator("summary").focus();
    await page.keyboard.press("Enter");
    await opened(first);
    await page.keyboard.press("Tab");
    await expect(first.getByRole("link")).toBeFocused();
  });
});

test.describe("/over-ons", () => {
  const team = (page: Page) => page.locator("#team details");

  test("team cards: a click opens role and bio, a second click or another card closes them", async ({ page }) => {
    await page.goto("/over-ons");
    await expect(team(page)).toHaveCount(3);
    for (const member of await team(page).all()) {
      const bio = member.locator("dl");
      await expect(bio).toBeHidden();
      await member.locator("summary").click();
      await opened(member);
      await expect(bio.getByRole("term")).toHaveText(["Focus", "Specialisme", "Stijl"]);
      await expect(bio.getByRole("definition")).toHaveText([/\S{3}/, /\S{3}/, /\S{3}/]);
      await expect(member).toContainText("Mediator in deze voorbeeldsite");
      await member.locator("summary").click();
      await closed(member);
      await expect(bio).toBeHidden();
    }
    const [first, second] = [team(page).nth(0), team(page).nth(1)];
    await first.locator("summary").click();
    await second.locator("summary").click();
    await closed(first);
    await opened(second);
  });

  test("team cards: one that opens takes a row of its own on a wide screen, and no other grows with it", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAlive(page, "/over-ons");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const card = (nth: number) => page.locator("#team li", { has: page.locator("details") }).nth(nth);
    const before = await card(0).boundingBox();
    await card(1).locator("summary").click();
    await opened(card(1).locator("details"));
    const [neighbour, open] = [await card(0).boundingBox(), await card(1).boundingBox()];
    expect(neighbour?.height).toBeCloseTo(before?.height ?? 0, 1);
    expect(open?.width).toBeGreaterThan(3 * (before?.width ?? 0));
    expect(open?.y).toBeGreaterThan((neighbour?.y ?? 0) + (neighbour?.height ?? 0));
  });
});

test.describe("/blog", () => {
  const ARTICLES = 3;

  test("without a choice all articles are there, the first one featured", async ({ page }) => {
    await page.goto("/blog");
    await expect(page.getByRole("group", { name: "Kies een onderwerp" }).getByRole("radio")).toHaveCount(3);
    await expect(page.getByRole("radio", { name: "Alle artikelen" })).toBeChecked();
    await expect(page.locator("main article")).toHaveCount(ARTICLES);
    await expect(page.locator("main li article")).toHaveCount(ARTICLES - 1);
  });

  test("a topic leaves only its articles, the first of them featured", async ({ page }) => {
    await openAlive(page, "/blog");
    const all = page.locator("main article");
    for (const category of ["Praktijkcasus", "HR Tips"]) {
      const titles = await all.filter({ hasText: category }).getByRole("heading").allTextContents();
      expect(titles.length).toBeGreaterThan(0);
      expect(titles.length).toBeLessThan(ARTICLES);

      await page.getByRole("radio", { name: category }).check();
      await expect(all.getByRole("heading")).toHaveText(titles);
      await expect(all.filter({ hasText: category })).toHaveCount(titles.length);
      await expect(page.locator("main li article")).toHaveCount(titles.length - 1);
      await expect(all.first().getByRole("link")).toBeVisible();

      await page.getByRole("radio", { name: "Alle artikelen" }).check();
      await expect(all).toHaveCount(ARTICLES);
    }
  });

  test("the arrow keys change the choice", async ({ page }) => {
    await openAlive(page, "/blog");
    await page.getByRole("radio", { name: "Alle artikelen" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Praktijkcasus" })).toBeChecked();
    await expect(page.locator("main article")).not.toHaveCount(ARTICLES);
  });
});

test.describe("links that open a new tab", () => {
  const WEBINARS = "https://trainingen.voorbeeld.example";

  const cases: readonly { path: string; name: string | RegExp; count: number; url: RegExp }[] = [
    { path: "/trainingen", name: /^Meld je aan/, count: 3, url: new RegExp(`^${WEBINARS}/.+`) },
    {
      path: ARTICLE,
      name: /nieuw tabblad/,
      count: 1,
      url: new RegExp(`^${WEBINARS}/.+`),
    },
    { path: "/links", name: /^Webinars en trainingen/, count: 1, url: new RegExp(`^${WEBINARS}`) },
  ];

  for (const { path, name, count, url } of cases) {
    test(`${path}: in a tab without opener`, async ({ page, context, providers: _providers }) => {
      await openAlive(page, path);
      const links = page.getByRole("main").getByRole("link", { name });
      await expect(links).toHaveCount(count);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute("rel", /noopener/);
        const tab = context.waitForEvent("page");
        await link.click();
        const opening = await tab;
        await expect(opening).toHaveURL(url);
        expect(await opening.evaluate(() => window.opener)).toBeNull();
        await opening.close();
      }
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }
});

test("/trainingen: the closing button leads back to the top", async ({ page }) => {
  // Without smooth scrolling, which e2e/quote-form.spec.ts proves.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAlive(page, "/trainingen");
  const button = page.getByRole("link", { name: "Start de gratis training" });
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("/partners: become a partner by mail or phone, at the start and at the end", async ({ page }) => {
  await page.goto("/partners");
  const main = page.getByRole("main");
  const sections = [main.locator("section").first(), main.locator("section").last()];
  for (const section of sections) {
    const mail = section.locator('a[href^="mailto:"]');
    await expect(mail).toHaveAttribute("href", /^mailto:[^?]+@[^?]+\?subject=Partner%20worden$/);
    await expect(mail).toHaveAttribute("data-partner-contact", "email");
    const call = section.locator('a[href^="tel:"]');
    await expect(call).toHaveAttribute("href", /^tel:\+31\d{9}$/);
    await expect(call).toHaveAttribute("data-partner-contact", "phone");
  }
  await expect(main.getByRole("link", { name: "Plan een kennismaking" })).toHaveAttribute("href", "/offerte");
});
