import type { Locator, Page } from "playwright/test";
import { dataLayerOf, type Recorded } from "./events";

export interface Choice {
  analytics: boolean;
  marketing: boolean;
}

/** Opens every page with an earlier choice, so without the banner. */
export const withChoice = (page: Page, choice: Choice): Promise<unknown> =>
  page.addInitScript(({ analytics, marketing }) => {
    // Frames of other sites have their own storage.
    if (window === window.top && localStorage.getItem("cookie_consent") === null) {
      localStorage.setItem("cookie_consent", JSON.stringify({ necessary: true, analytics, marketing, version: 1 }));
      localStorage.setItem("cookie_consent_date", new Date().toISOString());
    }
  }, choice);

/** Opens every page with an earlier refusal. */
export const withoutBanner = (page: Page): Promise<unknown> => withChoice(page, { analytics: false, marketing: false });

/** The banner, in its first or its detail view. */
export const bannerOf = (page: Page): Locator => page.getByRole("region", { name: "Cookiemelding" });

export const bannerButton = (page: Page, name: string): Locator =>
  bannerOf(page).getByRole("button", { name, exact: true });

/** The switch of a category in the detail view. */
export const switchOf = (page: Page, name: "Statistieken" | "Marketing"): Locator =>
  bannerOf(page).getByRole("switch", { name });

/** The button in the footer that opens the settings. */
export const settingsButton = (page: Page): Locator =>
  page.getByRole("contentinfo").getByRole("button", { name: "Cookie-instellingen" });

/** Sets both switches of the open detail view, and saves. */
export const saveChoice = async (page: Page, { analytics, marketing }: Choice): Promise<void> => {
  await switchOf(page, "Statistieken").setChecked(analytics);
  await switchOf(page, "Marketing").setChecked(marketing);
  await bannerButton(page, "Voorkeuren opslaan").click();
};

/** Both stored values. */
export const storedChoice = (page: Page): Promise<{ json: string | null; date: string | null }> =>
  page.evaluate(() => ({
    json: localStorage.getItem("cookie_consent"),
    date: localStorage.getItem("cookie_consent_date"),
  }));

/** Exact value of `cookie_consent` for a choice. */
export const choiceJson = ({ analytics, marketing }: Choice): string =>
  `{"necessary":true,"analytics":${analytics},"marketing":${marketing},"version":1}`;

/** The consent-mode map of a choice (docs/agreement.md#events). */
export const modeOf = ({ analytics, marketing }: Choice): Record<string, "granted" | "denied"> => {
  const word = (granted: boolean) => (granted ? "granted" : "denied");
  return {
    analytics_storage: word(analytics),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
  };
};

/** First signal to Google tags. */
export const DENIED_BY_DEFAULT = [
  "gtag",
  "consent",
  "default",
  { ...modeOf({ analytics: false, marketing: false }), wait_for_update: 500 },
] as const;

/** Signal to Google tags about a choice. */
export const updateTo = (choice: Choice): Recorded => ["gtag", "consent", "update", modeOf(choice)];

/** All consent signals to Google tags in the current document, in order. */
export const signalsOf = async (page: Page): Promise<Recorded[]> =>
  (await dataLayerOf(page)).filter((entry) => Array.isArray(entry));

/** Tells whether the banner was ever in the document; call it before the page opens. */
export const watchBanner = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.addInitScript(() => {
    const banner = '[aria-label="Cookiemelding"]';
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && (node.matches(banner) || node.querySelector(banner))) {
          Reflect.set(window, "bannerSeen", true);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "bannerSeen") === true);
};
