import { fixturePages } from "./lib/built-pages";
import { expect, test } from "./lib/test";

test.use({ javaScriptEnabled: false });

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };

test("/faq: questions open and close, one at a time", async ({ page }) => {
  await page.goto("/faq");
  const items = page.locator("main details");
  await expect(items).toHaveCount(3);
  for (const item of await items.all()) {
    await item.locator("summary").click();
    await expect(item.getByRole("link")).toBeVisible();
    await expect(page.locator("main details[open]")).toHaveCount(1);
  }
  await items.last().locator("summary").click();
  await expect(page.locator("main details[open]")).toHaveCount(0);
});

test("/over-ons: the bio of every member of the team can be read", async ({ page }) => {
  await page.goto("/over-ons");
  const members = page.locator("#team details");
  await expect(members).toHaveCount(3);
  for (const member of await members.all()) {
    await member.locator("summary").click();
    await expect(member.getByRole("definition").last()).toBeVisible();
  }
});

test("/blog: all articles are listed, without a filter that does nothing", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.locator("main article").getByRole("link")).toHaveCount(3);
  await expect(page.getByRole("radio").first()).toBeHidden();
});

test("/nieuwsbrief: says how to sign up by mail instead", async ({ page }) => {
  await page.goto("/nieuwsbrief");
  await expect(page.locator("#aanmelden form")).toBeHidden();
  await expect(page.getByText("Dit formulier werkt alleen met JavaScript")).toBeVisible();
  await expect(page.locator('#aanmelden a[href^="mailto:"]')).toBeVisible();
});

test("the menus of a wide screen open on hover and on focus", async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Hoofdmenu" });
  const link = menu.getByRole("link", { name: "Kosten van mediation" });
  await expect(link).toBeHidden();
  await menu.getByRole("link", { name: "Arbeidsmediation", exact: true }).hover();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/kosten-mediation$/);

  await menu.getByRole("button", { name: "Overig" }).focus();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Over ons" })).toBeFocused();
});

test("the menu of a narrow screen opens, and its submenus too", async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByText("Andere diensten").click();
  await drawer.getByRole("link", { name: "Vertrouwenspersoon" }).click();
  await expect(page).toHaveURL(/\/vertrouwenspersoon$/);
});

test("/sitemap and /blog: no search field that does nothing", async ({ page }) => {
  for (const path of ["/sitemap", "/blog"]) {
    await page.goto(path);
    await expect(page.getByRole("main").locator("search")).toBeHidden();
  }
});

test("every indexable page is linked from the sitemap, and the sitemap from every footer", async ({ page }) => {
  await page.goto("/sitemap");
  const linked = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const indexable = fixturePages().filter(({ html }) => !/<meta[^>]+name="robots"[^>]+noindex/.test(html));
  expect(indexable.map(({ path }) => path).filter((path) => !linked.includes(path))).toEqual([]);
  await expect(page.getByRole("contentinfo").locator('a[href="/sitemap"]')).toHaveCount(1);
});

test("a section that only searches leaves no empty band", async ({ page }) => {
  await page.goto("/blog");
  await expect(
    page
      .getByRole("main")
      .locator("section")
      .filter({ has: page.locator("search") }),
  ).toBeHidden();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
});
