import type { Page } from "playwright/test";

/** An event, or the arguments of a gtag call after the word "gtag". */
export type Recorded = Readonly<Record<string, unknown>> | readonly unknown[];

/** Whether an entry is the tag manager's own. */
const isContainer = (entry: Recorded): boolean => "event" in entry && entry.event === "gtm.js";

/** Whether an entry of the data layer, or an object in the console, is a figure of speed. */
const isSpeed = (entry: unknown): boolean =>
  typeof entry === "object" && entry !== null && "event" in entry && entry.event === "web_vitals";

/** The whole data layer of the current document, including the tag manager's own entry. */
export const wholeLayerOf = (page: Page): Promise<Recorded[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]"
        ? ["gtag", ...Array.from(entry as ArrayLike<unknown>)]
        : (entry as Record<string, unknown>),
    ),
  );

/**
 * The site's entries in the data layer of the current document, but for figures of speed: a browser gives those when it
 * likes, and e2e/vitals.spec.ts reads them by themselves.
 */
export const dataLayerOf = async (page: Page): Promise<Recorded[]> =>
  (await wholeLayerOf(page)).filter((entry) => !isContainer(entry) && !isSpeed(entry));

/** The events in the data layer of the current document, in order. */
export const eventsOf = async (page: Page): Promise<Recorded[]> =>
  (await dataLayerOf(page)).filter((entry) => "event" in entry);

/** The events in short: name, and type or path if there is one. */
export const namesOf = async (page: Page): Promise<string[]> =>
  (await eventsOf(page)).map((entry) => {
    const { event, conversion_type: type, page_path: path } = entry as Record<string, unknown>;
    return [event, type, event === "page_view" ? path : undefined].filter(Boolean).join(" ");
  });

/** Collects the events in the console over all documents; call it before the first. */
export const watchConsole = (page: Page): (() => Promise<unknown[]>) => {
  const logged: Promise<unknown>[] = [];
  page.on("console", (message) => {
    const [, event] = message.args();
    if (message.type() === "log" && message.text().startsWith("tracking") && event) {
      // A page that closes may have no value any more: of how fast it was, which it tells last.
      logged.push(event.jsonValue().catch(() => undefined));
    }
  });
  return async () => (await Promise.all(logged)).filter((event) => event !== undefined && !isSpeed(event));
};

/** Opens a page and waits until its script runs. */
export const openAlive = async (page: Page, path: string, options?: { referer?: string }): Promise<void> => {
  await page.goto(path, options);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
};

/** Goes to a page through the site's router. */
export const navigateTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => (Reflect.get(window, "___navigate") as (path: string) => void)(to), path);

/**
 * Suppresses phone programs: some time after a call, headless Chromium receives no clicks on any page. For tests that
 * continue after a call; tracking-failures.spec.ts tests that calls work.
 */
export const withoutDialler = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    window.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) {
        event.preventDefault();
      }
    }),
  );
