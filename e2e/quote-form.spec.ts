import type { Page } from "playwright/test";
import { withoutBanner } from "./lib/consent";
import { namesOf, navigateTo, openAlive } from "./lib/events";
import { expect, MOVING, test } from "./lib/test";

test.use(MOVING);

test.beforeEach(({ page }) => withoutBanner(page));

/** Distance in px between the header and the form below it; Infinity while there is no form. */
const gap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const form = document.querySelector("#formulier")?.getBoundingClientRect().top;
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return form === undefined ? Number.POSITIVE_INFINITY : Math.abs(form - Math.max(0, header));
  });

/** The form stands right under the header, which stays shown, and the scrolling has ended. */
const expectForm = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/contact(\?[^#]*)?#formulier$/);
  await expect.poll(() => gap(page)).toBeLessThan(16);
  await expect(page.getByRole("banner")).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Vraag een offerte aan" })).toBeInViewport();
};

/** Collects the places that the page stops at on its way, over every document. */
const watchScroll = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const places = new Set<number>();
    Reflect.set(window, "places", places);
    document.addEventListener("scroll", () => places.add(Math.round(window.scrollY)));
  });
  return () => page.evaluate(() => (Reflect.get(window, "places") as Set<number>).size);
};

test("loading /contact#formulier scrolls smoothly to the form", async ({ page }) => {
  // The form is near the top of a wide screen.
  await page.setViewportSize({ width: 360, height: 640 });
  const places = await watchScroll(page);
  await page.goto("/contact#formulier");
  await expectForm(page);
  // A jump has one place.
  expect(await places()).toBeGreaterThan(2);
});

test("a visitor who wants less movement gets there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const places = await watchScroll(page);
  await page.goto("/contact#formulier");
  await expectForm(page);
  expect(await places()).toBeLessThanOrEqual(2);
});

for (const width of [360, 1440]) {
  test(`from another page at ${width} px, through the router`, async ({ page }) => {
    // Without smooth scrolling, which a test above proves.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 740 });
    await openAlive(page, "/arbeidsmediation");
    await page.getByRole("main").getByRole("link", { name: "Vraag een offerte aan" }).last().click();
    await expectForm(page);
  });
}

for (const [width, most] of [
  [1440, 600],
  [360, 900],
] as const) {
  test(`at ${width} px forms and agenda begin in the first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [address, form] of [
      ["/contact", "#formulier"],
      ["/offerte", "#agenda"],
      ["/trainingen", "#aanmelden"],
    ] as const) {
      await page.goto(address);
      const box = await page.locator(form).boundingBox();
      expect({ address, y: box?.y }).toEqual({ address, y: expect.any(Number) });
      expect(box?.y).toBeLessThanOrEqual(most);
    }
  });
}

test("the tier 'Snel' and the details scroll to the form on the page itself", async ({ page }) => {
  for (const name of ["Vul het formulier in", "Naar het formulier"]) {
    await openAlive(page, "/contact");
    await page.getByRole("link", { name }).click();
    await expectForm(page);
  }
});

test("/contact: the phone and the intake beside the form, and cards that say how soon and where to", async ({
  page,
}) => {
  await page.goto("/contact");
  const opening = page.locator("main section").first();
  await expect(opening.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(opening.getByRole("link", { name: "024 000 00 00" }).first()).toHaveAttribute("href", /^tel:/);
  await expect(opening.getByRole("link", { name: "Plan je intake" })).toHaveAttribute("href", "/offerte");

  const cardsOf = (block: string) =>
    page.locator("main section", { has: page.getByRole("heading", { name: block }) }).getByRole("listitem");
  for (const [block, links] of [
    ["Hoeveel haast is er?", [/^tel:/, /#formulier$/, "/offerte"]],
    ["Zo bereik je ons", [/^tel:/, /^mailto:/, /#formulier$/]],
  ] as const) {
    await expect(cardsOf(block)).toHaveCount(links.length);
    for (const [index, href] of links.entries()) {
      await expect(cardsOf(block).nth(index).getByRole("link")).toHaveAttribute("href", href);
    }
  }
  await expect(cardsOf("Hoeveel haast is er?")).toContainText(["Binnen 24 uur", "Binnen 48 uur", "Binnen 1 week"]);
});

test.describe("/offerte-formulier", () => {
  const QUERY = "?utm_source=brief&gclid=a1";

  test("leads on from the server with the query, and is not in the history", async ({ page }) => {
    await page.goto("/over-ons");
    await page.goto(`/offerte-formulier${QUERY}`);
    await expectForm(page);
    expect(new URL(page.url()).search).toBe(QUERY);
    await page.goBack();
    await expect(page).toHaveURL(/\/over-ons$/);
  });

  test("leads on within the site with the query, and is neither in the history nor a page view", async ({ page }) => {
    await openAlive(page, "/over-ons");
    await navigateTo(page, `/offerte-formulier${QUERY}`);
    await expectForm(page);
    expect(new URL(page.url()).search).toBe(QUERY);
    await expect.poll(() => namesOf(page)).toEqual(["traffic_source", "page_view /over-ons", "page_view /contact"]);
    await page.goBack();
    await expect(page).toHaveURL(/\/over-ons$/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("/offerte-formulier leads to the form", async ({ page }) => {
    await page.goto("/offerte-formulier?utm_source=brief");
    await expect(page).toHaveURL(/\/contact\?utm_source=brief#formulier$/);
    await expect(page.getByRole("heading", { name: "Vraag een offerte aan" })).toBeInViewport();
  });
});
