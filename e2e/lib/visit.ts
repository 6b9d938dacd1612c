import type { Locator, Page } from "playwright/test";
import { expect } from "./test";

/** A page of another type than home and /contact, linked from every footer. */
export const CITY = "/arbeidsmediation-utrecht";

/** An article, with prose of its own. */
export const ARTICLE = "/blog/7-dagen-mediationvaardigheden";

export const h1 = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** Exists as soon as the page's script runs. */
export const alive = (page: Page): Locator => page.locator("html[data-hydrated]");

export const cityLink = (page: Page): Locator => page.getByRole("contentinfo").getByRole("link", { name: "Utrecht" });

/** Link to the quote form, in the header of a wide screen. */
export const quoteLink = (page: Page): Locator =>
  page.getByRole("banner").getByRole("link", { name: "Offerte aanvragen" });

/** Expects the visitor on {@link CITY}. */
export const expectCity = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(CITY);
  await expect(h1(page)).toContainText("Utrecht");
};

/** Expects the quote form. */
export const expectForm = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL("/contact#formulier");
  await expect(page.locator("#formulier")).toBeInViewport();
};
