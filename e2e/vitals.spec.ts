import type { Page } from "playwright/test";
import { bannerButton, withChoice } from "./lib/consent";
import { openAlive, wholeLayerOf } from "./lib/events";
import { expect, MOVING, test } from "./lib/test";

const CODE = /\/vitals-[\da-f]+\.js$/;

const codeRequests = (page: Page): string[] => {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (CODE.test(request.url())) urls.push(request.url());
  });
  return urls;
};

const turnAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });

const vitalsOf = async (page: Page) =>
  (await wholeLayerOf(page)).filter((entry) => "event" in entry && entry.event === "web_vitals");

test.use(MOVING);

test("figures of speed are sent after consent, when the visitor turns away", async ({ page, providers: _ }) => {
  const asked = codeRequests(page);
  await openAlive(page, "/");
  expect(asked).toEqual([]);
  const loaded = page.waitForResponse(CODE);
  await bannerButton(page, "Accepteer alles").click();
  await loaded;
  await page.getByRole("button", { name: "Cookie-instellingen" }).click();
  await expect
    .poll(async () => {
      await turnAway(page);
      return (await vitalsOf(page)).map((entry) => Reflect.get(entry, "metric_name")).sort();
    })
    .toEqual(expect.arrayContaining(["CLS", "LCP"]));
  const [first] = await vitalsOf(page);
  expect(first).toMatchObject({ page_path: "/", metric_value: expect.any(Number), metric_rating: expect.any(String) });
});

test("for a visitor who chose before, the code comes after load", async ({ page, providers: _ }) => {
  await withChoice(page, { analytics: true, marketing: false });
  const response = page.waitForResponse(CODE);
  await page.goto("/");
  const { url } = { url: (await response).url() };
  const early = () =>
    page.evaluate((code) => {
      const [entry] = performance.getEntriesByName(code) as PerformanceResourceTiming[];
      const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType(
        "navigation",
      ) as PerformanceNavigationTiming[];
      return entry && loadEventStart > 0 ? entry.startTime < loadEventStart : undefined;
    }, url);
  await expect.poll(early).toBe(false);
});

test("nothing is measured for who allows marketing alone", async ({ page, providers }) => {
  await withChoice(page, { analytics: false, marketing: true });
  const asked = codeRequests(page);
  await openAlive(page, "/");
  await expect.poll(() => providers.requests("container").length).toBe(1);
  await turnAway(page);
  expect(await vitalsOf(page)).toEqual([]);
  expect(asked).toEqual([]);
});
