import type { BrowserContext } from "playwright/test";
import {
  bannerButton,
  bannerOf,
  DENIED_BY_DEFAULT,
  saveChoice,
  settingsButton,
  signalsOf,
  switchOf,
  updateTo,
} from "./lib/consent";
import { namesOf, openAlive } from "./lib/events";
import { expect, test } from "./lib/test";

const ALL = { analytics: true, marketing: true };
const NONE = { analytics: false, marketing: false };

test("other tabs follow at once, whatever they show", async ({ page, context }) => {
  const other = await context.newPage();
  await openAlive(page, "/");
  await openAlive(other, "/over-ons");
  await expect(bannerButton(other, "Weiger alles")).toBeVisible();
  await bannerButton(page, "Accepteer alles").click();
  await expect(bannerOf(other)).toHaveCount(0);
  await expect.poll(() => signalsOf(other)).toEqual([DENIED_BY_DEFAULT, updateTo(ALL)]);

  await settingsButton(other).click();
  await expect(switchOf(other, "Marketing")).toBeChecked();
  await settingsButton(page).click();
  const reloaded = page.waitForEvent("load");
  await saveChoice(page, NONE);
  await reloaded;
  await expect(bannerOf(other)).toHaveCount(0);
  await expect.poll(() => signalsOf(other)).toEqual([DENIED_BY_DEFAULT, updateTo(ALL), updateTo(NONE)]);
  // The other tab is not reloaded, and sends no consent_update.
  expect(await namesOf(other)).toEqual(["traffic_source", "page_view /over-ons"]);
  await settingsButton(other).click();
  await expect(switchOf(other, "Marketing")).not.toBeChecked();
});

test.describe("withdrawal", () => {
  const SITE = "www.bureau.localhost";
  const OWN = ["_ga", "_ga_AB12CD34", "_gid"];
  const MARKETING = ["_gcl_au", "_fbp"];
  const OTHERS = ["_gallery", "theme", "_gb"];

  const namesIn = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();

  test("deletes the own cookies of what is withdrawn, on host and domain, no others, and reloads", async ({
    page,
    context,
    baseURL,
  }) => {
    const site = baseURL?.replace("127.0.0.1", SITE) ?? "";
    const on = (domain: string, names: string[]) =>
      names.map((name) => ({ name, value: "1", domain, path: "/", expires: Date.now() / 1000 + 3600 }));
    await context.addCookies([
      ...on(".bureau.localhost", [...OWN, ...MARKETING, ...OTHERS]),
      ...on(SITE, ["_ga_HOST", "taal"]),
    ]);
    await openAlive(page, `${site}/`);
    await bannerButton(page, "Accepteer alles").click();
    const all = [...OWN, ...MARKETING, ...OTHERS, "_ga_HOST", "taal"].sort();
    expect(await namesIn(context)).toEqual(all);

    for (const [choice, left] of [
      [{ analytics: false, marketing: true }, [...MARKETING, ...OTHERS, "taal"]],
      [NONE, [...OTHERS, "taal"]],
    ] as const) {
      await settingsButton(page).click();
      const reloaded = page.waitForEvent("load");
      await saveChoice(page, choice);
      await reloaded;
      expect(await namesIn(context)).toEqual([...left].sort());
      await expect.poll(() => signalsOf(page)).toEqual([DENIED_BY_DEFAULT, updateTo(choice)]);
      await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
      await expect(bannerOf(page)).toHaveCount(0);
      await expect(settingsButton(page), "the visitor is where they were").toBeFocused();
      await expect(page.getByText("Je cookiekeuze is opgeslagen.")).toBeAttached();
    }
  });
});
