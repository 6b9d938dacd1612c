import type { Page } from "playwright/test";
import { bannerOf, withoutBanner } from "./lib/consent";
import { navigateTo, openAlive } from "./lib/events";
import { walk } from "./lib/focus";
import { expect, MOVING, test } from "./lib/test";

const PAGES = ["/", "/contact", "/blog-boekentips"];

const SCREENS = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];

/** How many elements Tab can reach: natural or named stops that are drawn. */
const reachable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    );
    return [...stops].filter((stop) => stop.tabIndex >= 0 && !stop.matches(":disabled") && stop.checkVisibility())
      .length;
  });

test.use(MOVING);

for (const path of PAGES) {
  for (const { width, height } of SCREENS) {
    // What the detail view of the banner covers is in consent.spec.ts.
    for (const banner of path === "/" ? [false, true] : [false]) {
      test(`${path} at ${width} x ${height}${banner ? ", with the banner" : ""}: every stop is seen, to the end`, async ({
        page,
      }) => {
        test.slow();
        await page.setViewportSize({ width, height });
        if (!banner) {
          await withoutBanner(page);
        }
        await openAlive(page, path);
        await expect(bannerOf(page)).toHaveCount(banner ? 1 : 0);
        const count = await reachable(page);
        const stops = await walk(page, "Tab");

        expect(stops.filter(({ visible }) => !visible)).toEqual([]);
        expect(stops.filter(({ marked }) => !marked)).toEqual([]);
        expect(stops.filter(({ inOrder }) => !inOrder)).toEqual([]);
        expect(stops.filter(({ inBanner }) => inBanner).length > 0).toBe(banner);
        expect(stops.find(({ inBanner }) => !inBanner)?.name).toBe("a Naar de inhoud");
        expect(stops.at(-1)?.name).toBe("a Sitemap");
        expect(stops).toHaveLength(count);

        if (banner) {
          const back = await walk(page, "Shift+Tab");
          expect(back.map(({ name }) => name)).toEqual(stops.map(({ name }) => name).reverse());
          expect(back.filter(({ visible }) => !visible)).toEqual([]);
        }
      });
    }
  }
}

test("on a low screen every stop is seen on the way back, under the header that comes along", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 225 });
  await withoutBanner(page);
  await openAlive(page, "/contact");
  await walk(page, "Tab");
  const back = await walk(page, "Shift+Tab");
  expect(back.length).toBeGreaterThan(0);
  expect(back.filter(({ visible }) => !visible)).toEqual([]);
});

test("what gets the focus is there at once, however fast the keys come", async ({ page }) => {
  await withoutBanner(page);
  await openAlive(page, "/blog-boekentips");
  const away: string[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press("Tab");
    const { name, top, bottom } = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { top, bottom } = focused.getBoundingClientRect();
      return { name: focused.textContent ?? "", top, bottom: bottom - window.innerHeight };
    });
    if (top < -1 || bottom > 1) {
      away.push(`${name} ${top}`);
    }
  }
  expect(away).toEqual([]);
});

test("a new page is announced with its title, in its language, on the way back too, and not on arrival", async ({
  page,
}) => {
  const announced = () => page.locator("#gatsby-announcer").textContent();
  const title = () => page.getByRole("heading", { level: 1 }).textContent();
  await withoutBanner(page);
  await openAlive(page, "/");
  await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "assertive");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#/);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await announced()).toBe("");
  const start = await title();
  for (const path of ["/partners", "/arbeidsmediation-utrecht", "/blog-boekentips"]) {
    const before = await title();
    await navigateTo(page, path);
    await expect.poll(title).not.toBe(before);
    await expect.poll(announced).toBe(`Pagina geladen: ${await title()}`);
  }
  await page.goBack();
  await expect.poll(announced).toContain("Utrecht");
  await navigateTo(page, "/");
  await expect.poll(announced).toBe(`Pagina geladen: ${start}`);
  await navigateTo(page, "/english-mediation");
  await expect.poll(announced).toMatch(/^Page loaded: /);
});

/** Contrast of the focus outline with the ground around it (WCAG 1.4.11: 3), of one link, button or question a section. */
const outlineContrasts = (page: Page) =>
  page.evaluate(() => {
    const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const light = (color: string) => {
      const [r = 0, g = 0, b = 0] = rgb(color).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const groundOf = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : "rgb(255, 255, 255)";
      return rgb(color)[3] === 0 ? groundOf(element?.parentElement ?? null) : color;
    };
    return [...document.querySelectorAll("header, main section, footer")].flatMap((section) => {
      const target = [...section.querySelectorAll<HTMLElement>("a, button, summary")].find((one) =>
        one.checkVisibility(),
      );
      if (!target) return [];
      target.focus();
      const [one = 0, other = 0] = [getComputedStyle(target).outlineColor, groundOf(target.parentElement)].map(light);
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      return [{ text: target.textContent, contrast }];
    });
  });

test("the focus can be seen on every ground", async ({ page }) => {
  for (const path of ["/", "/voorbeelden", "/arbeidsmediation", "/arbeidsmediation-utrecht"]) {
    await openAlive(page, path);
    await page.keyboard.press("Tab");
    const contrasts = await outlineContrasts(page);
    expect(contrasts.length).toBeGreaterThan(3);
    expect(contrasts.filter(({ contrast }) => contrast < 3)).toEqual([]);
  }
});
