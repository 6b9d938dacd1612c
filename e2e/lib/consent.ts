import type { Page } from "playwright/test";

/** Opens every page as a visitor who chose before, so that no banner shows. */
export const withChoice = (page: Page, choice: { analytics: boolean; marketing: boolean }): Promise<unknown> =>
  page.addInitScript(({ analytics, marketing }) => {
    if (localStorage.getItem("cookie_consent") === null) {
      localStorage.setItem("cookie_consent", JSON.stringify({ necessary: true, analytics, marketing, version: 1 }));
      localStorage.setItem("cookie_consent_date", new Date().toISOString());
    }
  }, choice);

/** Opens every page as a visitor who refused before. */
export const withoutBanner = (page: Page): Promise<unknown> => withChoice(page, { analytics: false, marketing: false });
