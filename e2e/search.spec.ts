import type { Locator, Page } from "playwright/test";
import { searchIn } from "../src/features/search/site-search";
import { accessibilityFaults } from "./lib/axe";
import { withoutBanner } from "./lib/consent";
import { openAlive } from "./lib/events";
import { holdScripts, isChunkRequest, isScript } from "./lib/scripts";
import { drawn, scrollTo, watchShifts } from "./lib/scroll";
import { expect, MOVING, test } from "./lib/test";

const PHONE = { width: 390, height: 780 };
const INDEX = "**/search.json";

const fieldIn = (part: Locator): Locator => part.getByRole("search").getByLabel("Zoek op de site");
const field = (page: Page): Locator => fieldIn(page.getByRole("main"));
const results = (page: Page): Locator => page.getByRole("list", { name: "Zoekresultaten" }).getByRole("listitem");
const count = (page: Page): Locator => page.getByRole("search").getByRole("status");
const drawer = (page: Page): Locator => page.getByRole("dialog", { name: "Menu" });

/** Opens the menu of a phone, in which the field then is. */
const openDrawer = async (page: Page): Promise<Locator> => {
  await page.setViewportSize(PHONE);
  await openAlive(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  return fieldIn(drawer(page));
};

test.use(MOVING);

test.beforeEach(({ page }) => withoutBanner(page));

test("nothing of it is fetched before the field has the focus, and nothing is asked for what is typed", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openAlive(page, "/sitemap");
  await page.waitForLoadState("networkidle");
  const before = asked.length;
  expect(asked.filter((url) => url.includes("search.json"))).toEqual([]);

  const index = page.waitForResponse(INDEX);
  await field(page).focus();
  await (await index).finished();
  const after = asked.slice(before).map((url) => new URL(url));
  expect(after.filter((url) => !isScript(url)).map(({ pathname }) => pathname)).toEqual(["/search.json"]);

  const loaded = asked.length;
  await field(page).pressSequentially("kosten");
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/sitemap$/);
  expect(asked.slice(loaded)).toEqual([]);
});

test("by keyboard: the arrows go round, Enter follows", async ({ page }) => {
  await openAlive(page, "/sitemap");
  await field(page).focus();
  await field(page).pressSequentially("kosten voorbeeldsite");
  const links = results(page).getByRole("link");
  await expect(links.first()).toContainText("Kosten");

  await page.keyboard.press("ArrowUp");
  await expect(links.last()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await expect(links.last(), "from the button as from the field").toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/kosten-mediation$/);
});

test("words are marked, whatever their ending and spelling, and the number of pages is said", async ({ page }) => {
  await openAlive(page, "/blog");
  await field(page).fill("partner");
  await expect(results(page).first().locator("mark").first()).toHaveText("Partners");
  await field(page).fill("vertrouwespersoon");
  await expect(results(page).locator("mark").first()).toHaveText("Vertrouwenspersoon");
  await field(page).fill("voorbeeldsite");
  await expect(count(page)).toHaveText(/^\d\d resultaten$/);
  await field(page).fill("zeist");
  await expect(count(page)).toHaveText("1 resultaat");
  await expect(results(page)).toContainText(["Utrecht"]);
  await expect(results(page).locator("mark")).toHaveText(["Zeist"]);
  await field(page).fill("xyzzy");
  await expect(count(page)).toHaveText("Niets gevonden. Probeer een ander woord.");
  await expect(results(page)).toHaveCount(0);
});

test("Enter and the button lead to all results, a click opens a page", async ({ page }) => {
  await openAlive(page, "/sitemap");
  await field(page).fill("voorbeeldsite");
  await expect(results(page)).toHaveCount(8);
  const said = await count(page).textContent();
  const total = Number.parseInt(said ?? "", 10);
  expect(total).toBeGreaterThan(8);
  await expect(page.getByRole("button", { name: `Alle ${total} resultaten` })).toBeVisible();
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/zoeken\?q=voorbeeldsite$/);
  await expect(field(page)).toHaveValue("voorbeeldsite");
  await expect(count(page)).toHaveText(`${total} resultaten`);
  await expect(results(page)).toHaveCount(total);
  await page.goBack();
  await expect(results(page)).toHaveCount(0);
  await field(page).fill("zeist");
  await results(page).first().click();
  await expect(page).toHaveURL(/\/arbeidsmediation-utrecht$/);
  await page.goBack();
  await field(page).fill("wat kost de hulp?");
  await page.getByRole("main").getByRole("button", { name: "Zoeken" }).click();
  await expect(page).toHaveURL(/\/zoeken\?q=wat%20kost%20de%20hulp%3F$/);
});

test.describe("the page of results", () => {
  test("works from its address, keeps up with what is typed, and is not for search engines", async ({ page }) => {
    await openAlive(page, "/zoeken?q=kosten");
    await expect(field(page)).toHaveValue("kosten");
    await expect(results(page).first()).toContainText("Kosten");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await field(page).fill("zeist");
    await expect(results(page)).toHaveCount(1);
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/zoeken\?q=zeist$/);
    await results(page).getByRole("link").click();
    await expect(page).toHaveURL(/\/arbeidsmediation-utrecht$/);
    await page.goBack();
    await expect(field(page)).toHaveValue("zeist");
    await expect(results(page)).toHaveCount(1);
  });

  for (const width of [360, 1280]) {
    test(`moves nothing in sight when the results of its address come: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      const shifts = await watchShifts(page);
      await openAlive(page, "/zoeken?q=voorbeeldsite");
      await expect(results(page).nth(4)).toBeAttached();
      await drawn(page);
      expect(await shifts()).toBeLessThan(0.02);
    });
  }

  test("answers a single letter once it is sent", async ({ page }) => {
    await openAlive(page, "/zoeken?q=a");
    await expect(count(page)).toHaveText(/^Niets gevonden/);
    await field(page).fill("b");
    await expect(count(page)).toHaveText("");
    await field(page).press("Enter");
    await expect(count(page)).toHaveText(/^Niets gevonden/);
  });

  test("leads to a question, which is open then", async ({ page }) => {
    await openAlive(page, "/zoeken?q=vraag%20twee");
    await results(page)
      .getByRole("link", { name: /^Wat is vraag twee\?/ })
      .click();
    await expect(page).toHaveURL(/\/faq#vraag-wat-is-vraag-twee$/);
    const question = page.locator("#vraag-wat-is-vraag-twee");
    await expect(question).toHaveAttribute("open");
    await expect(question).toBeFocused();
    await expect(question).toBeInViewport();
    await page.reload();
    await expect(question).toHaveAttribute("open");
  });

  test("keeps the words while there is no connection, and finds them once there is", async ({ page, context }) => {
    await openAlive(page, "/zoeken");
    await field(page).focus();
    await page.route(INDEX, (route) => route.abort());
    await context.setOffline(true);
    await field(page).fill("kosten");
    await field(page).press("Enter");
    await expect(count(page)).not.toBeEmpty();
    await expect(field(page)).toHaveValue("kosten");
    await context.setOffline(false);
    await page.unroute(INDEX);
    await field(page).press("Enter");
    await expect(results(page)).not.toHaveCount(0);
    await expect(page).toHaveURL(/\/zoeken\?q=kosten$/);
  });

  test("starts anew when the header leads to it once more", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAlive(page, "/zoeken");
    await field(page).fill("kosten");
    await expect(results(page)).not.toHaveCount(0);
    await expect(page).toHaveURL(/\/zoeken\?q=kosten$/);
    await scrollTo(page, 0);
    await page.getByRole("banner").getByRole("link", { name: "Zoek op de site" }).click();
    await expect(page).toHaveURL(/\/zoeken#zoekveld$/);
    await expect(field(page)).toHaveValue("");
    await expect(results(page)).toHaveCount(0);
  });

  test("answers a question of the menu that its address asked before", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openAlive(page, "/zoeken?q=kosten");
    await field(page).fill("zeist");
    await expect(results(page)).toHaveCount(1);
    await scrollTo(page, 0);
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await fieldIn(drawer(page)).fill("kosten");
    await fieldIn(drawer(page)).press("Enter");
    await expect(page).toHaveURL(/\/zoeken\?q=kosten$/);
    await expect(field(page)).toHaveValue("kosten");
    await expect(results(page).first()).toContainText("Kosten");
  });

  test("is within reach of the header", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAlive(page, "/over-ons");
    const link = page.getByRole("banner").getByRole("link", { name: "Zoek op de site" });
    await link.click();
    await expect(page).toHaveURL(/\/zoeken#zoekveld$/);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveJSProperty("tabIndex", 0);
    await field(page).fill("kosten");
    await results(page).getByRole("link").first().click();
    await expect(page).not.toHaveURL(/zoeken/);
    await page.goBack();
    await expect(page).toHaveURL(/\/zoeken\?q=kosten$/);
    await expect(results(page)).not.toHaveCount(0);
    // It leads to the empty page of results again; a page that was scrolled hides it.
    await scrollTo(page, 0);
    await link.click();
    await expect(page).toHaveURL(/\/zoeken#zoekveld$/);
    await expect(field(page)).toHaveValue("");
    await expect(results(page)).toHaveCount(0);
  });
});

/** What visitors ask, with a page among the first three results. */
const ASKED: readonly [question: string, path: string][] = [
  ["wat kost mediation?", "/kosten-mediation"],
  ["hoe duur is dat", "/kosten-mediation"],
  ["2950", "/kosten-mediation"],
  ["ze roddelen over mij", "/vertrouwenspersoon"],
  ["vertrouwespersoon", "/vertrouwenspersoon"],
  ["is er een mediator in zeist", "/arbeidsmediation-utrecht"],
  ["wat is vraag drie", "/faq#vraag-wat-is-vraag-drie"],
  ["boeken lezen", "/blog-boekentips"],
  ["voorwaarden", "/algemene-voorwaarden"],
  ["wie zijn jullie", "/over-ons"],
];

test("questions of visitors have their page among the first three", async ({ request }) => {
  const search = await searchIn(await (await request.get("/search.json")).text());
  const missed = ASKED.filter(
    ([question, path]) =>
      !search(question)
        .slice(0, 3)
        .some((result) => result.path === path),
  );
  expect(missed).toEqual([]);
});

test("Escape empties the field", async ({ page }) => {
  await openAlive(page, "/sitemap");
  await field(page).fill("kosten");
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
  await expect(count(page)).toHaveText("");
});

test("what was typed before the scripts run is searched for when they do", async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto("/sitemap");
  await field(page).fill("kosten");
  start();
  await expect(results(page).first()).toContainText("Kosten");
  await expect(field(page)).toHaveValue("kosten");
});

test("nor is it replaced by what the address of the page of results asks", async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto("/zoeken?q=kosten");
  await field(page).fill("zeist");
  start();
  await expect(results(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue("zeist");
});

test.describe("in the menu of a phone", () => {
  test("the first Escape empties the field, the second closes the menu", async ({ page }) => {
    const search = await openDrawer(page);
    await search.fill("kosten");
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(search).toHaveValue("");
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
  });

  test("a page that is followed closes the menu, and the field is empty the next time", async ({ page }) => {
    const search = await openDrawer(page);
    await search.fill("zeist");
    await results(page).first().click();
    await expect(page).toHaveURL(/\/arbeidsmediation-utrecht$/);
    await expect(drawer(page)).toBeHidden();
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await expect(search).toHaveValue("");
    await expect(results(page)).toHaveCount(0);
    await search.fill("kosten");
    await search.press("Enter");
    await expect(page).toHaveURL(/\/zoeken\?q=kosten$/);
    await expect(drawer(page)).toBeHidden();
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await search.fill("zeist");
    await search.press("Enter");
    await expect(page).toHaveURL(/\/zoeken\?q=zeist$/);
    await expect(results(page)).toHaveCount(1);
  });
});

test.describe("when the index does not come", () => {
  test("it says so, and asks again when more is typed", async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await openAlive(page, "/blog");
    await field(page).fill("koste");
    await expect(count(page)).toContainText("Zoeken lukt nu niet");
    await page.unroute(INDEX);
    await field(page).fill("kosten");
    await expect(results(page).first()).toContainText("Kosten");
  });

  test("the button of the page of results asks again", async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await openAlive(page, "/zoeken?q=kosten");
    await expect(count(page)).toContainText("Zoeken lukt nu niet");
    await page.unroute(INDEX);
    await page.getByRole("main").getByRole("button", { name: "Zoeken" }).click();
    await expect(results(page).first()).toContainText("Kosten");
  });

  test("nor does its script: Enter asks for it again", async ({ page }) => {
    await openAlive(page, "/zoeken");
    const script = page.waitForRequest(isChunkRequest);
    await field(page).focus();
    const address = (await script).url();
    await page.route(address, (route) => route.abort());
    await openAlive(page, "/zoeken?q=kosten");
    await expect(page.getByRole("main").getByRole("status")).toContainText("Zoeken lukt nu niet");
    await page.unroute(address);
    // Not by a click, which would give the focus to the field or its button.
    await page
      .getByRole("main")
      .locator("form")
      .evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(results(page).first()).toContainText("Kosten");
  });

  test("Enter while it loads loses nothing", async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(INDEX, async (route) => {
      await held;
      await route.continue();
    });
    await openAlive(page, "/sitemap");
    await field(page).fill("kosten");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/zoeken\?q=kosten$/);
    answer();
    await expect(results(page).first()).toContainText("Kosten");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of results says how to go on", async ({ page }) => {
    await page.goto("/zoeken?q=kosten");
    await expect(page.getByText("Zoeken werkt alleen met JavaScript.")).toBeVisible();
    await expect(page.getByRole("search")).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "alle pagina's op een rij" }).first().click();
    await expect(page).toHaveURL(/\/sitemap$/);
  });
});

test("with results it is free of accessibility faults, and nothing scrolls sideways", async ({ page }) => {
  await openAlive(page, "/sitemap");
  await field(page).fill("voorbeeldsite");
  await expect(results(page)).toHaveCount(8);
  await page.keyboard.press("ArrowDown");
  await expect(results(page).first().getByRole("link")).toBeFocused();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await accessibilityFaults(page), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

test("in the open menu it is free of accessibility faults", async ({ page }) => {
  const search = await openDrawer(page);
  await search.fill("voorbeeldsite");
  await expect(results(page)).toHaveCount(8);
  expect(await accessibilityFaults(page)).toEqual([]);
});
