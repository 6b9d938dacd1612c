import type { BrowserContext, Page } from "playwright/test";
import { withoutBanner } from "./lib/consent";
import { watchDocuments } from "./lib/documents";
import { namesOf, navigateTo, openAlive } from "./lib/events";
import { holdScripts, isChunk, isChunkRequest } from "./lib/scripts";
import { blockStorage } from "./lib/storage";
import { expect, MOVING, test } from "./lib/test";
import { alive, CITY, cityLink, expectCity, expectForm, h1, quoteLink } from "./lib/visit";

const never = (): void => undefined;

test.use({ viewport: { width: 1440, height: 900 }, ...MOVING });
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test.describe("a deploy while the page is open", () => {
  const NEW = "0123456789abcdef0123";

  /** From now on data is of another build; documents too, unless they come from an old cache. */
  const deploy = async (page: Page, documents: "new" | "old") => {
    await page.route("**/page-data/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: NEW } }));
    if (documents === "new") {
      await page.route(
        ({ hostname, pathname }) => hostname === "127.0.0.1" && !/\.\w+$/.test(pathname),
        async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(/data-hash="[^"]*"/, `data-hash="${NEW}"`);
          await route.fulfill({ response, body });
        },
      );
    }
  };

  test.beforeEach(({ page }) => withoutBanner(page));

  test("a click loads the page once, at its anchor, and one step back leads to where it was", async ({ page }) => {
    await openAlive(page, "/over-ons");
    await deploy(page, "new");
    const asked = watchDocuments(page);
    await quoteLink(page).click();
    await expect(alive(page)).toHaveCount(1);
    await expectForm(page);
    await expect.poll(() => asked).toEqual(["/contact"]);

    await page.goBack();
    await expect(page).toHaveURL("/over-ons");
    await expect(h1(page)).toContainText(/./);
    await expect(alive(page)).toHaveCount(1);
    await cityLink(page).click();
    await expectCity(page);
    expect(asked).toEqual(["/contact", "/over-ons"]);
  });

  for (const storage of ["works", "is blocked"] as const) {
    test(`documents stay old, storage ${storage}: content, and no endless reload`, async ({ page }) => {
      if (storage === "is blocked") {
        await page.addInitScript(blockStorage);
      }
      await openAlive(page, "/");
      await deploy(page, "old");
      const asked = watchDocuments(page);
      await cityLink(page).click();
      await page.waitForURL(CITY);
      await expect(alive(page)).toHaveCount(1);
      await expectCity(page);
      // One reload at most, in the hope for a new document.
      expect(asked.length).toBeLessThanOrEqual(2);
      expect(new Set(asked)).toEqual(new Set([CITY]));
    });
  }

  test("the chunk of the page is gone: its document is loaded, at its anchor", async ({ page }) => {
    await openAlive(page, CITY);
    await page.route(isChunk, (route) => route.fulfill({ status: 404, body: "Not found" }));
    const asked = watchDocuments(page);
    await quoteLink(page).click();
    await expectForm(page);
    await expect(h1(page)).toBeVisible();
    expect(asked).toEqual(["/contact"]);
    // Without its chunk the page stays HTML, with links that the browser follows.
    await page.unroute(isChunk);
    await cityLink(page).click();
    await expectCity(page);
    await expect(alive(page)).toHaveCount(1);
  });

  test("the data of the page is gone: its document is loaded", async ({ page }) => {
    await openAlive(page, "/");
    await page.route("**/page-data/**", (route) => route.fulfill({ status: 503, body: "" }));
    const asked = watchDocuments(page);
    await cityLink(page).click();
    await expectCity(page);
    expect(asked).toEqual([CITY]);
  });
});

test.describe("offline", () => {
  const goOffline = (context: BrowserContext) => context.setOffline(true);

  test.beforeEach(({ page }) => withoutBanner(page));

  test("a click asks for the document, and that works again once online", async ({ page, context }) => {
    await openAlive(page, "/");
    const asked = watchDocuments(page);
    await goOffline(context);
    await quoteLink(page).click();
    await expect.poll(() => asked).toContain("/contact");
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    await page.reload();
    await expectForm(page);
    await page.goBack();
    await expect(h1(page)).toBeVisible();
  });

  test("what failed while offline works on the next click", async ({ page, context }) => {
    await openAlive(page, "/");
    await goOffline(context);
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("arbeidsmediation-utrecht"));
    await cityLink(page).hover();
    await failed;
    await context.setOffline(false);
    await cityLink(page).click();
    await expectCity(page);
    await expect(alive(page)).toHaveCount(1);
  });

  test("pages that were seen stay within reach, back and forward", async ({ page, context }) => {
    await openAlive(page, "/");
    const home = await h1(page).textContent();
    await cityLink(page).click();
    await expectCity(page);
    await goOffline(context);
    await page.goBack();
    await expect(h1(page)).toHaveText(home ?? "");
    await page.goForward();
    await expectCity(page);
  });
});

test.describe("a page that does not come after a click", () => {
  test("after a click: the browser asks for the page itself after 5 s", async ({ page }) => {
    await withoutBanner(page);
    await openAlive(page, CITY);
    await page.clock.install();
    await page.route(isChunk, never);
    const asked = watchDocuments(page);
    const chunk = page.waitForRequest(isChunkRequest);
    await quoteLink(page).click();
    await chunk;
    expect(asked).toEqual([]);
    await page.clock.runFor(5000);
    await expectForm(page);
    expect(asked).toEqual(["/contact"]);
    await page.goBack();
    await expectCity(page);
  });

  test("a page that comes late does not take the place of the one that was clicked after it", async ({ page }) => {
    await withoutBanner(page);
    await openAlive(page, "/");
    // Only the script of the first page is held; what both pages share comes at once.
    let first: string | undefined;
    const isFirst = ({ pathname }: URL) => {
      first ??= pathname;
      return pathname === first;
    };
    const release = await holdScripts(page, (url) => url.pathname.startsWith("/component---") && isFirst(url));
    const chunk = page.waitForRequest(/component---/);
    await navigateTo(page, CITY);
    await chunk;
    await navigateTo(page, "/over-ons");
    await expect(page).toHaveURL("/over-ons");
    const late = page.waitForResponse((response) => new URL(response.url()).pathname === first);
    release();
    await (await late).finished();
    await navigateTo(page, "/faq");
    await expect(page).toHaveURL("/faq");
    await expect
      .poll(() => namesOf(page))
      .toEqual(["traffic_source", ...["/", "/over-ons", "/faq"].map((path) => `page_view ${path}`)]);
  });
});
