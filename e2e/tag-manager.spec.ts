import type { Page } from "playwright/test";
import { choiceJson, storedChoice, withChoice } from "./lib/consent";
import { namesOf, navigateTo, openAlive, wholeLayerOf } from "./lib/events";
import { expect, test } from "./lib/test";

const ADDRESS = "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123";

/** Visits some pages, so that whatever would ask for the container has had its chance. */
const wander = async (page: Page) => {
  for (const path of ["/over-ons", "/kosten-mediation"]) {
    await navigateTo(page, path);
    await expect(page).toHaveURL(path);
    await expect.poll(async () => (await namesOf(page)).at(-1)).toBe(`page_view ${path}`);
  }
};

/** Whether the tag manager's container is loaded and runs. */
const runs = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, "containerRuns") === true);

const saveOnly = async (page: Page, category: string) => {
  await page.getByRole("button", { name: "Instellingen", exact: true }).click();
  await page.getByLabel(category).check();
  await page.getByRole("button", { name: "Voorkeuren opslaan" }).click();
};

test("not before a choice, not after refusal", async ({ page, providers }) => {
  await openAlive(page, "/");
  await wander(page);
  expect(providers.asked).toEqual([]);
  await page.getByRole("button", { name: "Weiger alles" }).click();
  await wander(page);

  expect(providers.asked).toEqual([]);
});

test("once, as soon as analytics alone is granted, not again for more; once again on the next page load", async ({
  page,
  providers,
}) => {
  const asked = () => providers.requests("container");
  await openAlive(page, "/");
  expect(providers.asked).toEqual([]);
  await saveOnly(page, "Statistieken");
  await expect.poll(asked).toEqual([ADDRESS]);
  await expect.poll(() => runs(page)).toBe(true);

  await wander(page);
  await page.getByRole("button", { name: "Cookie-instellingen" }).click();
  await page.getByLabel("Marketing").check();
  await page.getByRole("button", { name: "Voorkeuren opslaan" }).click();
  const { json } = await storedChoice(page);
  expect(json).toBe(choiceJson({ analytics: true, marketing: true }));
  await wander(page);
  expect(asked()).toEqual([ADDRESS]);

  await openAlive(page, "/");
  await wander(page);
  expect(asked()).toEqual([ADDRESS, ADDRESS]);
});

test("once, as soon as marketing alone is granted", async ({ page, providers }) => {
  await openAlive(page, "/");
  await saveOnly(page, "Marketing");
  await expect.poll(() => runs(page)).toBe(true);
  expect(providers.requests("container")).toEqual([ADDRESS]);
});

test("the signals come before the container, and the events that waited are there; withdrawal ends it", async ({
  page,
  providers,
}) => {
  await openAlive(page, "/?utm_source=a");
  await page.getByRole("button", { name: "Accepteer alles" }).click();
  await expect.poll(() => runs(page)).toBe(true);

  const layer = await wholeLayerOf(page);
  expect(
    layer.map((entry) => (Array.isArray(entry) ? entry.slice(0, 3).join(" ") : Reflect.get(entry, "event"))),
  ).toEqual(["gtag consent default", "traffic_source", "page_view", "gtag consent update", "consent_update", "gtm.js"]);

  await page.getByRole("button", { name: "Cookie-instellingen" }).click();
  await page.getByLabel("Statistieken").uncheck();
  await page.getByLabel("Marketing").uncheck();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Voorkeuren opslaan" }).click();
  await reloaded;
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  const { json } = await storedChoice(page);
  expect(json).toBe(choiceJson({ analytics: false, marketing: false }));
  await wander(page);
  expect(providers.requests("container")).toEqual([ADDRESS]);
});

test("a container that is blocked costs nothing", async ({ page, providers }) => {
  providers.setMode("container", "blocked");
  await withChoice(page, { analytics: true, marketing: false });
  await openAlive(page, "/");
  await expect.poll(() => providers.requests("container")).toEqual([ADDRESS]);
  await page.getByRole("banner").getByRole("link", { name: /Bel/ }).click();
  await wander(page);

  expect(await namesOf(page)).toEqual([
    "traffic_source",
    "page_view /",
    "conversion phone_click",
    "page_view /over-ons",
    "page_view /kosten-mediation",
  ]);
});
