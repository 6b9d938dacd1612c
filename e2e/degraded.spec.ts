import { withChoice, withoutBanner } from "./lib/consent";
import { watchDocuments, watchExceptions } from "./lib/documents";
import { namesOf, openAlive } from "./lib/events";
import { isChunk, isScript } from "./lib/scripts";
import { blockStorage, fillStorage } from "./lib/storage";
import { expect, test } from "./lib/test";
import { alive, CITY, cityLink, expectCity, expectForm, h1 } from "./lib/visit";

const never = (): void => undefined;

test.use({ viewport: { width: 1440, height: 900 } });
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test.describe("scripts that never come", () => {
  for (const [name, hang] of [
    ["the chunk of the page", isChunk],
    ["any script", isScript],
  ] as const) {
    test(`${name}: the page can be read and used, and links lead on`, async ({ page }) => {
      await page.route(hang, never);
      const asked = page.waitForRequest((request) => hang(new URL(request.url())));
      await page.goto("/faq");
      await asked;
      await expect(h1(page)).toBeVisible();
      const questions = page.locator("main details");
      for (const index of [0, 1]) {
        await questions.nth(index).locator("summary").click();
        await expect(questions.nth(index).getByRole("link")).toBeVisible();
        await expect(page.locator("main details[open]")).toHaveCount(1);
      }

      const menu = page.getByRole("navigation", { name: "Hoofdmenu" });
      await menu.getByRole("button", { name: "Overig" }).hover();
      await menu.getByRole("link", { name: "Over ons" }).click();
      await expect(page).toHaveURL("/over-ons");
      await expect(h1(page)).toBeVisible();

      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await drawer.getByText("Andere diensten").click();
      await drawer.getByRole("link", { name: "Vertrouwenspersoon" }).click();
      await expect(page).toHaveURL("/vertrouwenspersoon");
      await expect(alive(page)).toHaveCount(0);
    });
  }
});

for (const [name, breakIt] of [
  ["blocked", blockStorage],
  ["full", fillStorage],
] as const) {
  test(`storage ${name}: a choice, menus, navigation and the way back work, without exceptions`, async ({ page }) => {
    const exceptions = watchExceptions(page);
    await page.addInitScript(breakIt);
    const asked = watchDocuments(page);
    await openAlive(page, "/");
    const banner = page.getByRole("button", { name: "Accepteer alles" });
    await banner.click();
    await expect(banner).toBeHidden();
    await cityLink(page).click();
    await expectCity(page);
    await expect(banner).toBeHidden();
    await page.goBack();
    await expect(h1(page)).toHaveText("Voorbeeldsite voor arbeidsmediation");
    await page.getByRole("main").getByRole("link", { name: "Vraag een offerte aan" }).click();
    await expectForm(page);
    expect(asked).toEqual(["/"]);
    expect(exceptions).toEqual([]);
  });
}

test("an unknown address with odd characters shows the not-found page, with links that lead on", async ({
  context,
}) => {
  const lookAt = async (address: string) => {
    const page = await context.newPage();
    await withoutBanner(page);
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await expect(h1(page)).toHaveText("Deze pagina bestaat niet meer");
    await page.getByRole("link", { name: "Ga direct naar de startpagina" }).click();
    await expect(page).toHaveURL("/");
    await expect(alive(page)).toHaveCount(1);
  };
  const addresses = ["/a%2Fb", "/a%26b?c=%26", "/a%3Fb", "/a%23b", "/caf%C3%A9", "/caf%E9"];
  // All at once, so that all wait together until they ask for nothing more.
  await Promise.all(addresses.map((address) => test.step(address, () => lookAt(address))));
});

test("third parties that never answer, consent granted: the page loads and works, the fallback stands in", async ({
  page,
  providers,
}) => {
  providers.setMode("widgetScript", "hang");
  providers.setMode("container", "hang");
  await withChoice(page, { analytics: true, marketing: true });
  await page.clock.install();
  // Ends with the load event.
  await page.goto("/offerte");
  await expect.poll(() => providers.requests("container").length).toBe(1);
  await expect.poll(() => providers.requests("widgetScript").length).toBe(1);
  const embed = page.locator('[data-embed="scheduling"]');
  await page.clock.runFor(20_000);
  await expect(embed).toHaveAttribute("data-status", "failed");
  await expect(embed.locator('a[href^="tel:"]')).toBeVisible();

  await cityLink(page).click();
  await expectCity(page);
  expect(await namesOf(page)).toEqual(["traffic_source", "page_view /offerte", `page_view ${CITY}`]);
});

test("a page that takes long is announced by a line, until it is there", async ({ page }) => {
  await openAlive(page, "/");
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/page-data/over-ons/page-data.json", async (route) => {
    await held;
    await route.continue();
  });
  const line = page.locator("html[data-loading]");
  await page.getByRole("contentinfo").getByRole("link", { name: "Over ons" }).click();
  await expect(line).toHaveCount(1);
  release();
  await expect(page).toHaveURL("/over-ons");
  await expect(line).toHaveCount(0);
});
