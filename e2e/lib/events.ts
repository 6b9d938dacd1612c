import type { Page } from "playwright/test";

/** What was recorded: an event, or the arguments of a gtag call behind the word "gtag". */
export type Recorded = Readonly<Record<string, unknown>> | readonly unknown[];

/** Whether the tag manager's own script was announced, which is no event of this site. */
const isContainer = (entry: Recorded): boolean => "event" in entry && entry.event === "gtm.js";

/** Everything in the data layer of the present document, in order, the tag manager's own entry included. */
export const wholeLayerOf = (page: Page): Promise<Recorded[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]"
        ? ["gtag", ...Array.from(entry as ArrayLike<unknown>)]
        : (entry as Record<string, unknown>),
    ),
  );

/** What the site wrote to the data layer of the present document, in order. */
export const dataLayerOf = async (page: Page): Promise<Recorded[]> =>
  (await wholeLayerOf(page)).filter((entry) => !isContainer(entry));

/** The events in the data layer of the present document, in order. */
export const eventsOf = async (page: Page): Promise<Recorded[]> =>
  (await dataLayerOf(page)).filter((entry) => "event" in entry);

/** The same, shortened to what tells them apart: name, and type or path where there is one. */
export const namesOf = async (page: Page): Promise<string[]> =>
  (await eventsOf(page)).map((entry) => {
    const { event, conversion_type: type, page_path: path } = entry as Record<string, unknown>;
    return [event, type, event === "page_view" ? path : undefined].filter(Boolean).join(" ");
  });

/** Collects the events that the page writes to the console, over all documents; call it before the first one. */
export const watchConsole = (page: Page): (() => Promise<unknown[]>) => {
  const logged: Promise<unknown>[] = [];
  page.on("console", (message) => {
    const [, event] = message.args();
    if (message.type() === "log" && message.text().startsWith("tracking") && event) {
      // What the page says while it closes has no value any more.
      logged.push(event.jsonValue().catch(() => undefined));
    }
  });
  return () => Promise.all(logged);
};

/** Opens a page and waits until its script is alive. */
export const openAlive = async (page: Page, path: string, options?: { referer?: string }): Promise<void> => {
  await page.goto(path, options);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
};

/** Goes to a page through the site's router, as its links do. */
export const navigateTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => (Reflect.get(window, "___navigate") as (path: string) => void)(to), path);

/**
 * Keeps the browser from handing calls to a phone program: some time after a call, headless Chromium hears no clicks any
 * more, on any page. For tests that go on after a call; that calls do go through is in tracking-failures.spec.ts.
 */
export const withoutDialler = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    window.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) {
        event.preventDefault();
      }
    }),
  );
