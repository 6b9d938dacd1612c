import type { Locator } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import { openFrozen, settle } from "./lib/clock";
import { withoutBanner } from "./lib/consent";
import { navigateTo, openAlive } from "./lib/events";
import { holdScripts } from "./lib/scripts";
import { scrolled, scrollTo, watchShifts } from "./lib/scroll";
import { expect, MOVING, test } from "./lib/test";
import { CITY } from "./lib/visit";

const PHONE = { width: 390, height: 780 };

test.use(MOVING);

test.beforeEach(({ page }) => withoutBanner(page));

test("the thread beside a page arrives where the closing band ties it; a page without that band has none", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const ends = await page.locator("[data-thread]").evaluate((body) => {
    const closing = body.nextElementSibling;
    const knot = closing?.querySelector<SVGSVGElement>(":scope > svg");
    const line = getComputedStyle(body, "::before");
    const frame = knot?.getBoundingClientRect();
    const [start] =
      knot
        ?.querySelector("path")
        ?.getAttribute("d")
        ?.match(/[\d.]+/) ?? [];
    // The wave ends 40 px from the left of its box, in the middle of the line.
    return {
      line: Number.parseFloat(line.left) + 40,
      knot: (frame?.left ?? 0) + Number(start),
      meets: Math.abs(body.getBoundingClientRect().bottom - (closing?.getBoundingClientRect().top ?? 0)) < 1,
    };
  });
  expect(ends.meets).toBe(true);
  expect(ends.line).toBeCloseTo(ends.knot, 0);

  await page.goto("/contact");
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.locator("[data-thread]")).toHaveCount(0);
});

test("from an upright tablet the header has the button to the quote form; a phone has it in the drawer", async ({
  page,
}) => {
  await page.goto("/");
  const quote = page.getByRole("banner").getByRole("link", { name: "Offerte aanvragen" });
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(quote).toBeVisible();
  await page.setViewportSize({ width: 767, height: 1024 });
  await expect(quote).toBeHidden();
});

test("on a phone an opening has its words and buttons before its drawing, two buttons beside each other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/voorbeelden", CITY]) {
    await page.goto(path);
    const opening = page.locator("[data-look]").filter({ has: page.locator("h1") });
    const drawing = await opening.locator("img").first().boundingBox();
    for (const word of await opening.locator("h1, a").all()) {
      expect((await word.boundingBox())?.y, path).toBeLessThan(drawing?.y ?? 0);
    }
  }
  const tops = await page
    .locator("[data-look] [data-no-print] > a")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
});

test("a page that opens with a form has its heading above it on every screen", async ({ page }) => {
  await page.goto("/contact");
  const [heading, form] = [page.getByRole("heading", { level: 1 }), page.locator("#formulier")];
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const top = (await form.boundingBox())?.y ?? 0;
    expect((await heading.boundingBox())?.y, `${width} px`).toBeLessThanOrEqual(top + 40);
  }
});

test("of an odd number of cards a tablet widens the first, and no other", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/");
  const cards = page.getByRole("heading", { name: "Kaart 1" }).locator("xpath=ancestor::ul[1]");
  const widths = await cards.evaluate((list) => [...list.children].map((card) => card.clientWidth / list.clientWidth));
  expect(widths).toHaveLength(3);
  expect(widths[0]).toBe(1);
  expect(Math.max(...widths.slice(1))).toBeLessThan(0.5);
});

test("the opening of a page without a drawing has its words one below the other", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/faq");
  const main = page.getByRole("main");
  const title = await main.getByRole("heading", { level: 1 }).boundingBox();
  const lead = await main.locator("section").first().locator("p").first().boundingBox();
  expect(lead?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
});

test.describe("the header", () => {
  test("hides on scrolling down past 80 px, and comes back on scrolling up or near the top", async ({ page }) => {
    await openAlive(page, "/");
    const header = page.getByRole("banner");
    const steps: [top: number, shown: boolean][] = [
      [0, true],
      [60, true],
      [80, true],
      [81, false],
      [1500, false],
      [1499, true],
      [1501, false],
      [10, true],
      [0, true],
    ];
    for (const [top, shown] of steps) {
      await scrollTo(page, top);
      const place = expect(header, `at ${top} px`);
      await (shown ? place.toBeInViewport({ ratio: 1 }) : place.not.toBeInViewport());
    }
  });

  test("covers nothing of the page at its top, and moves nothing when it hides", async ({ page }) => {
    const shifts = await watchShifts(page);
    await openAlive(page, "/");
    // From here on the fonts are in the cache: one that comes after the first paint moves a word of the header.
    await openAlive(page, "/");
    const header = await page.getByRole("banner").boundingBox();
    const main = await page.getByRole("main").boundingBox();
    expect(main?.y).toBe(header?.height);
    await scrollTo(page, 600);
    await expect(page.getByRole("banner")).not.toBeInViewport();
    expect(await shifts()).toBe(0);
  });

  test("stays 3,000 ms when the address gets a hash", async ({ page }) => {
    await openFrozen(page, "/");
    const header = page.getByRole("banner");
    await page.evaluate(() => {
      window.location.hash = "elders";
    });
    await settle(page);
    await scrollTo(page, 400);
    await page.clock.runFor(2999);
    await scrollTo(page, 600);
    await expect(header).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(1);
    await scrollTo(page, 700);
    await expect(header).not.toBeInViewport();
  });

  test("stays 3,000 ms on arrival at an anchor, by a link or by the address", async ({ page }) => {
    // At once: a smooth scroll waits for frames, which a stopped clock may hold back.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const header = page.getByRole("banner");
    const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());
    /** Distance of the form from where an anchor arrives, in px, a frame later: the router waits for one. */
    const distance = async () => {
      await page.clock.runFor(16);
      return page.locator("#formulier").evaluate((form) => {
        const { scrollPaddingTop } = getComputedStyle(document.documentElement);
        const { scrollMarginTop } = getComputedStyle(form);
        const margin = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollMarginTop);
        return Math.abs(form.getBoundingClientRect().top - margin);
      });
    };
    for (const arrive of [
      () => openFrozen(page, "/contact#formulier"),
      // Links to the hash that the address has already: of the browser, and of the router. Not by mouse: right after
      // scrolling, a busy browser may still give the click to the form's frame, which stood there before.
      () => follow(page.getByRole("main").locator('a[href="#formulier"]').first()),
      () => follow(header.getByRole("link", { name: "Offerte aanvragen" })),
    ]) {
      await arrive();
      await expect.poll(distance).toBeLessThanOrEqual(1);
      const top = await scrolled(page);
      await scrollTo(page, top + 100);
      await expect(header).toBeInViewport({ ratio: 1 });
      await page.clock.runFor(3000);
      await scrollTo(page, top + 200);
      await expect(header).not.toBeInViewport();
    }
  });

  test("shows itself when it gets the focus, leaves the page where it is, and stays with that focus", async ({
    page,
  }) => {
    await openAlive(page, "/");
    const header = page.getByRole("banner");
    await scrollTo(page, 1500);
    await expect(header).not.toBeInViewport();
    await page
      .getByRole("main")
      .getByRole("link")
      .first()
      .evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press("Shift+Tab");
    await expect(header.locator(":focus")).toBeInViewport({ ratio: 1 });
    await expect(header).toBeInViewport({ ratio: 1 });
    expect(await scrolled(page)).toBe(1500);
    await scrollTo(page, 1700);
    await expect(header).toBeInViewport({ ratio: 1 });
  });

  test("calls, and leads to the quote form", async ({ page }) => {
    await openAlive(page, "/blog");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: /^Bel / })).toHaveAttribute("href", /^tel:\+31\d{9}$/);
    await expect(header.getByRole("link", { name: /^Bel / })).toHaveText(/^0[\d ]+$/);
    await header.getByRole("link", { name: "Offerte aanvragen" }).click();
    await expect(page).toHaveURL(/\/contact#formulier$/);
    await expect(page.locator("#formulier")).toBeInViewport();
    await expect(page.locator("#formulier")).toBeFocused();
  });
});

test.describe("the header on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("hides on scrolling down after a tap in it", async ({ page }) => {
    await openAlive(page, "/");
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Sluiten" }).tap();
    await expect(page.getByRole("dialog")).toBeHidden();
    await scrollTo(page, 400);
    await expect(header).not.toBeInViewport();
  });
});

test.describe("late scripts", () => {
  test("leave the visitor where he has scrolled meanwhile", async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem("@@scroll|/|initial", "2000"));
    const start = await holdScripts(page);
    await page.goto("/");
    await scrollTo(page, 700);
    start();
    await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
    await settle(page);
    expect(await scrolled(page)).toBe(700);
  });
});

test.describe("a new page", () => {
  test("starts at its top at once, and back leads to where the old one was left", async ({ page }) => {
    await openAlive(page, "/");
    await scrollTo(page, 3000);
    await page.evaluate(() => {
      const tops: number[] = [];
      Reflect.set(window, "tops", tops);
      requestAnimationFrame(function note() {
        tops.push(window.scrollY);
        requestAnimationFrame(note);
      });
    });
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Partners" });
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(/\/partners$/);
    await expect.poll(() => scrolled(page)).toBe(0);
    const tops = await page.evaluate(() => Reflect.get(window, "tops") as number[]);
    expect([...new Set(tops)]).toEqual([3000, 0]);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Voorbeeldsite/);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(2900);
  });

  test("that has an anchor in its address is shown where it was left, too", async ({ page }) => {
    await openAlive(page, "/");
    await navigateTo(page, "/contact#formulier");
    await expect(page.locator("#formulier")).toBeInViewport();
    await settle(page);
    const anchor = await scrolled(page);
    await scrollTo(page, anchor + 600);
    await settle(page);
    await navigateTo(page, "/partners");
    await expect(page).toHaveURL(/\/partners$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact#formulier$/);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(anchor + 500);
  });

  test("arrives at its anchor, whatever of it is loaded on the way", async ({ page }) => {
    await openAlive(page, "/over-ons");
    await scrollTo(page, 300);
    await navigateTo(page, "/formulier#nieuwsbrief");
    await expect(page.locator("#nieuwsbrief")).toBeInViewport();
    expect(await scrolled(page)).not.toBe(300);
  });

  test("starts at its top also while the old one still scrolls", async ({ page }) => {
    await openAlive(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).focus();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/partners$/);
    await settle(page);
    expect(await scrolled(page)).toBe(0);
  });

  test("has the focus at its start", async ({ page }) => {
    await openAlive(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/partners$/);
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Naar de inhoud" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test.describe("the skip link", () => {
  for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
    test(`is first, shows itself on focus and leads past the header at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openAlive(page, "/");
      const link = page.getByRole("link", { name: "Naar de inhoud" });
      await expect(link).not.toBeInViewport();
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(await accessibilityFaults(page)).toEqual([]);

      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await expect(link).not.toBeInViewport();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").locator(":focus")).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe("the footer", () => {
  test("links under each of its headings, the cities last", async ({ page }) => {
    await page.goto("/");
    const group = page.getByRole("contentinfo").locator("div", { has: page.locator(":scope > h2") });
    const linksUnder = (title: string) =>
      group
        .filter({ has: page.locator(":scope > h2", { hasText: title }) })
        .last()
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(await linksUnder("Diensten")).toEqual([
      "/arbeidsmediation",
      "/english-mediation",
      "/kosten-mediation",
      "/vertrouwenspersoon",
      "/trainingen",
    ]);
    expect(await linksUnder("Juridisch")).toEqual(["/algemene-voorwaarden", "/cookie-privacy-verklaring"]);
    expect(await linksUnder("In de regio")).toEqual(
      ["arnhem", "den-haag", "utrecht"].map((city) => `/arbeidsmediation-${city}`),
    );
  });

  test("a phone folds its links, not how to reach the firm", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    const link = footer.getByRole("link", { name: "Trainingen" });
    await expect(link).toBeHidden();
    await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
    await footer.getByText("Diensten").last().click();
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(footer.getByRole("link", { name: "Arnhem" })).toBeVisible();
    await expect(footer.locator("summary").first()).toBeHidden();
  });

  test("has contact details, year and network, and a sitemap link out of sight until it has the focus", async ({
    page,
  }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.locator('a[href^="tel:+31"]')).toBeVisible();
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(footer.locator("address")).toContainText("Nijmegen");
    await expect(footer.getByText("© 2024")).toBeVisible();
    const network = footer.getByRole("link", { name: /LinkedIn/ });
    await expect(network).toHaveAttribute("target", "_blank");
    await expect(network).toHaveAttribute("rel", /noopener/);

    const sitemap = footer.getByRole("link", { name: "Sitemap" });
    const width = async () => (await sitemap.boundingBox())?.width ?? 0;
    expect(await width()).toBeLessThanOrEqual(1);
    await sitemap.focus();
    expect(await width()).toBeGreaterThan(40);
  });

  test("opens the consent settings on a page of every family, and after a navigation too", async ({ page }) => {
    const opens = async () => {
      await page.getByRole("button", { name: "Cookie-instellingen" }).click();
      await expect(page.getByRole("switch", { name: "Statistieken" })).toBeVisible();
    };
    for (const path of [
      "/bestaat-niet",
      "/arbeidsmediation-utrecht",
      "/blog-boekentips",
      "/algemene-voorwaarden",
      "/",
    ]) {
      await openAlive(page, path);
      await opens();
    }
    await page.getByRole("button", { name: "Annuleren" }).click();
    await navigateTo(page, "/faq");
    await expect(page).toHaveURL(/\/faq$/);
    await opens();
  });
});
