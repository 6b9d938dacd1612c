import type { Page } from "playwright/test";
import { settle } from "./lib/clock";
import {
  bannerButton,
  bannerOf,
  choiceJson,
  DENIED_BY_DEFAULT,
  saveChoice,
  settingsButton,
  signalsOf,
  storedChoice,
  switchOf,
  updateTo,
  watchBanner,
  withChoice,
} from "./lib/consent";
import { watchErrors } from "./lib/errors";
import { dataLayerOf, namesOf, navigateTo, openAlive } from "./lib/events";
import { scrollTo, watchShifts } from "./lib/scroll";
import { blockStorage, fillStorage } from "./lib/storage";
import { expect, MOVING, test } from "./lib/test";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 2, 2, 9);

const ALL = { analytics: true, marketing: true };
const NONE = { analytics: false, marketing: false };
const ANALYTICS = { analytics: true, marketing: false };
const NOTHING = { json: null, date: null };

const iso = (time: number) => new Date(time).toISOString();

/** Opens every page with these values in the storage, unless something is there already. */
const withStored = (page: Page, json: string, date: string) =>
  page.addInitScript(
    (values) => {
      for (const [key, value] of values) {
        localStorage.setItem(key, localStorage.getItem(key) ?? value);
      }
    },
    [
      ["cookie_consent", json],
      ["cookie_consent_date", date],
    ] as const,
  );

/** Goes to another page by the router, and waits until it has been counted. */
const moveOn = async (page: Page, path: string) => {
  await navigateTo(page, path);
  await expect.poll(async () => (await namesOf(page)).at(-1)).toBe(`page_view ${path}`);
};

test.use(MOVING);

test.describe("a fresh visit", () => {
  for (const path of ["/", "/arbeidsmediation-utrecht"]) {
    test(`of ${path} asks nothing of others and leaves nothing but the session's own keys`, async ({
      page,
      context,
      baseURL,
    }) => {
      const asked: string[] = [];
      context.on("request", (request) => asked.push(new URL(request.url()).origin));
      await page.addInitScript(() => {
        const written: string[] = [];
        Reflect.set(window, "written", written);
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (key, value) {
          written.push(`${this === localStorage ? "local" : "session"} ${key.replace(/^(@@scroll\|).*/, "$1")}`);
          setItem.call(this, key, value);
        };
        Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: (cookie) => written.push(cookie) });
      });
      await openAlive(page, path);
      await expect(bannerOf(page)).toBeVisible();
      await scrollTo(page, 600);
      await moveOn(page, "/over-ons");
      await scrollTo(page, 300);

      expect([...new Set(asked)]).toEqual([baseURL]);
      const written = await page.evaluate(() => Reflect.get(window, "written") as string[]);
      expect([...new Set(written)].sort()).toEqual(["session @@scroll|", "session trafficSource"]);
      expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
      const kept = await page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        session: Object.keys(sessionStorage).filter((key) => !key.startsWith("@@scroll|")),
      }));
      expect(kept).toEqual({ caches: [], workers: 0, session: ["trafficSource"] });
    });
  }

  test("denies all before the body exists", async ({ page }) => {
    await page.addInitScript(() => {
      const layer: unknown[] = [];
      layer.push = (...entries) => {
        Reflect.set(window, "early", [...(Reflect.get(window, "early") ?? []), document.body === null]);
        return Array.prototype.push.apply(layer, entries);
      };
      Reflect.set(window, "dataLayer", layer);
    });
    await withChoice(page, ANALYTICS);
    await openAlive(page, "/");
    expect((await dataLayerOf(page)).slice(0, 2)).toStrictEqual([DENIED_BY_DEFAULT, updateTo(ANALYTICS)]);
    expect(await page.evaluate(() => Reflect.get(window, "early").slice(0, 3))).toEqual([true, false, false]);
  });
});

test.describe("a returning visitor", () => {
  test("never has a banner in the document, and nothing moves", async ({ page }) => {
    const seen = await watchBanner(page);
    const shifts = await watchShifts(page);
    await withChoice(page, NONE);
    for (const path of ["/", "/contact"]) {
      await openAlive(page, path);
      await moveOn(page, "/over-ons");
      await settle(page);
      expect(await seen(), path).toBe(false);
      expect(await shifts(), path).toBe(0);
    }
    // The watch notices a banner.
    await settingsButton(page).click();
    await expect.poll(seen).toBe(true);
  });

  test("is asked again after 365 days, not a moment sooner", async ({ page }) => {
    const seen = await watchBanner(page);
    await page.clock.setFixedTime(NOW);
    await openAlive(page, "/");
    await bannerButton(page, "Accepteer alles").click();
    await page.clock.setFixedTime(NOW + 365 * DAY);
    await openAlive(page, "/");
    await settle(page);
    expect(await seen()).toBe(false);
    expect(await signalsOf(page)).toEqual([DENIED_BY_DEFAULT, updateTo(ALL)]);

    await page.clock.setFixedTime(NOW + 365 * DAY + 1);
    await openAlive(page, "/");
    await expect(bannerOf(page)).toBeVisible();
    expect(await signalsOf(page)).toEqual([DENIED_BY_DEFAULT]);
    await bannerButton(page, "Instellingen").click();
    await expect(switchOf(page, "Statistieken")).not.toBeChecked();
    await saveChoice(page, ANALYTICS);
    expect(await storedChoice(page)).toEqual({ json: choiceJson(ANALYTICS), date: iso(NOW + 365 * DAY + 1) });
  });
});

// Others are in src/test/stored-cases.ts.
test("a stored value that is no choice: all is denied, and asked", async ({ page }) => {
  const errors = watchErrors(page);
  await page.clock.setFixedTime(NOW);
  await withStored(page, "x".repeat(1_000_000), iso(NOW));
  await openAlive(page, "/faq");
  await expect(bannerOf(page)).toBeVisible();
  expect(await signalsOf(page)).toEqual([DENIED_BY_DEFAULT]);
  await bannerButton(page, "Weiger alles").click();
  await expect(bannerOf(page)).toHaveCount(0);
  expect(await storedChoice(page)).toEqual({ json: choiceJson(NONE), date: iso(NOW) });
  expect(errors).toEqual([]);
});

test.describe("storage that fails", () => {
  test("to open: a choice holds while the page stays, and is asked again on the next", async ({
    page,
    providers: _providers,
  }) => {
    const errors = watchErrors(page);
    await page.addInitScript(blockStorage);
    await openAlive(page, "/");
    await bannerButton(page, "Accepteer alles").click();
    await expect(bannerOf(page)).toHaveCount(0);
    await moveOn(page, "/over-ons");
    await expect(bannerOf(page)).toHaveCount(0);
    expect(await signalsOf(page)).toEqual([DENIED_BY_DEFAULT, updateTo(ALL)]);
    await settingsButton(page).click();
    await expect(switchOf(page, "Marketing")).toBeChecked();

    await openAlive(page, "/faq");
    await expect(bannerButton(page, "Weiger alles")).toBeVisible();
    expect(await signalsOf(page)).toEqual([DENIED_BY_DEFAULT]);
    expect(errors).toEqual([]);
  });

  test("to write: an earlier yes does not come back after a no", async ({ page, providers: _providers }) => {
    const errors = watchErrors(page);
    await openAlive(page, "/");
    await bannerButton(page, "Accepteer alles").click();
    await page.addInitScript(fillStorage);
    await openAlive(page, "/over-ons");
    await settingsButton(page).click();
    const reloaded = page.waitForEvent("load");
    await saveChoice(page, NONE);
    await reloaded;

    await expect(bannerButton(page, "Weiger alles")).toBeVisible();
    expect(await signalsOf(page)).toEqual([DENIED_BY_DEFAULT]);
    expect(await storedChoice(page)).toEqual(NOTHING);
    await bannerButton(page, "Weiger alles").click();
    await moveOn(page, "/faq");
    await expect(bannerOf(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test("Global Privacy Control is a refusal without a question, until the visitor says otherwise", async ({ page }) => {
  const seen = await watchBanner(page);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  );
  await openAlive(page, "/");
  await moveOn(page, "/over-ons");
  expect(await seen()).toBe(false);
  expect(await signalsOf(page)).toEqual([DENIED_BY_DEFAULT]);
  expect(await storedChoice(page)).toEqual(NOTHING);

  await settingsButton(page).click();
  await expect(switchOf(page, "Statistieken")).not.toBeChecked();
  await expect(switchOf(page, "Marketing")).not.toBeChecked();
  await bannerButton(page, "Annuleren").click();
  await expect(bannerOf(page)).toHaveCount(0);
  await settingsButton(page).click();
  await saveChoice(page, ANALYTICS);
  await openAlive(page, "/");
  expect(await signalsOf(page)).toEqual([DENIED_BY_DEFAULT, updateTo(ANALYTICS)]);
});
