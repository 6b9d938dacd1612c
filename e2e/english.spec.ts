import type { Page } from "playwright/test";
import { inEnglish } from "../src/content/graphql/in-english";
import consent from "./fixture-site/data/consent.json";
import navigation from "./fixture-site/data/navigation.json";
import { accessibilityFaults } from "./lib/axe";
import { navigateTo, openAlive } from "./lib/events";
import { expect, test } from "./lib/test";

const ENGLISH = ["/english-mediation", "/thank-you"];

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];

const withoutEnglish = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, item) => (key === "english" ? undefined : item));

const dutchOf = (data: object) => textsIn(withoutEnglish(data)).filter((text) => !text.startsWith("/"));
const englishOf = (data: object) => textsIn(inEnglish(data)).filter((text) => !text.startsWith("/"));

/** Texts of the header, the footer and the consent banner that one language has and the other has not. */
const only = (of: typeof dutchOf, notOf: typeof dutchOf): string[] => {
  const others = new Set([navigation, consent].flatMap(notOf));
  return [navigation, consent].flatMap(of).filter((text) => !others.has(text) && !text.includes("{"));
};
const DUTCH = only(dutchOf, englishOf);
const ENGLISH_ONLY = only(englishOf, dutchOf);

/** All that is read or read out, shown or not, but for what says that it is in another language. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { lang } = document.documentElement;
    const own = (element: Element) => element.closest("[lang]")?.getAttribute("lang") === lang;
    return [...document.body.querySelectorAll(":not(script, style, noscript)")]
      .filter(own)
      .flatMap((element) => [
        ...[...element.childNodes].flatMap((child) => (child instanceof Text ? [child.data.trim()] : [])),
        ...["aria-label", "alt", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
      ]);
  });

const saidIn = async (page: Page, texts: readonly string[]): Promise<string[]> => {
  const words = await wordsOf(page);
  return texts.filter((text) => words.includes(text));
};

for (const path of ENGLISH) {
  test(`${path} is in English from the trust bar to the footer, and the next page in Dutch`, async ({ page }) => {
    await openAlive(page, path);
    const banner = page.getByRole("region", { name: "Cookie notice" });
    await expect(banner).toBeVisible();
    expect(await saidIn(page, DUTCH)).toEqual([]);
    expect((await saidIn(page, ENGLISH_ONLY)).length).toBeGreaterThan(30);
    expect(await accessibilityFaults(page)).toEqual([]);

    await banner.getByRole("button", { name: "Settings" }).click();
    await expect(banner.getByRole("switch", { name: "Statistics" })).toBeVisible();
    expect(await saidIn(page, DUTCH)).toEqual([]);
    await banner.getByRole("button", { name: "Save preferences" }).click();
    await expect(page.getByText("Your cookie choice has been saved.")).toBeAttached();

    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(trail.getByRole("link", { name: "Workplace mediation", exact: true })).toBeVisible();
    await navigateTo(page, "/over-ons");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Veelgestelde vragen" })).toBeVisible();
    expect(
      await saidIn(
        page,
        ENGLISH_ONLY.filter((text) => text !== "English"),
      ),
    ).toEqual([]);
    await page.goBack();
    await expect(trail).toBeVisible();
    expect(await saidIn(page, DUTCH)).toEqual([]);
  });
}

test("links around an English page say which pages are in Dutch, and a quote is asked for in its own form", async ({
  page,
}) => {
  await page.goto("/english-mediation");
  const shell = page.locator("header, dialog, footer, nav").getByRole("link", { includeHidden: true });
  const links = await shell.evaluateAll((all) =>
    all.map((link) => ({ href: link.getAttribute("href") ?? "", hreflang: link.getAttribute("hreflang") })),
  );
  const inMenus = links.filter(({ href }) =>
    /^\/(?:over-ons|faq|kosten-mediation|arbeidsmediation-utrecht)$/.test(href),
  );
  expect(inMenus.length).toBeGreaterThan(5);
  expect(inMenus.filter(({ hreflang }) => hreflang !== "nl")).toEqual([]);
  expect(links.filter(({ href, hreflang }) => href.startsWith("/english-mediation") && hreflang)).toEqual([]);
  await expect(page.getByRole("banner").getByRole("link", { name: "Request a quote" })).toHaveAttribute(
    "href",
    "/english-mediation#form",
  );
});

test("the menu of a phone and its search are in English", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openAlive(page, "/english-mediation");
  await page.getByRole("button", { name: "Refuse all" }).click();
  const bar = page.getByRole("navigation", { name: "Quick contact" });
  await expect(bar.getByRole("link", { name: "Send us a message" })).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("textbox", { name: "Search the site" }).fill("confidentiality");
  await expect(drawer.getByRole("status")).toHaveText(/^\d+ results?$/);
  await expect(drawer.getByRole("search").getByRole("listitem").first()).toContainText(/confidentiality/i);
});
