import { fixturePages } from "./lib/built-pages";
import { withChoice } from "./lib/consent";
import { watchExceptions } from "./lib/documents";
import { navigateTo, openAlive } from "./lib/events";
import { expect, test } from "./lib/test";
import { watchViolations } from "./lib/violations";

test("every page comes through the router while no text may become code", async ({ page, providers: _ }) => {
  test.setTimeout(120_000);
  const violations = await watchViolations(page);
  const faults = watchExceptions(page);
  await withChoice(page, { analytics: true, marketing: true });
  await openAlive(page, "/");
  for (const { path } of fixturePages().filter(({ file }) => file !== "404.html")) {
    await navigateTo(page, path);
    await expect(page).toHaveURL(path);
  }
  expect(violations).toEqual([]);
  expect(faults).toEqual([]);
});

test("a text that would become code is refused", async ({ page }) => {
  await openAlive(page, "/");
  const outcomes = await page.evaluate(() => {
    const ways: Readonly<Record<string, () => unknown>> = {
      script: () => {
        document.createElement("script").text = "window.ran = true";
      },
      handler: () => document.body.setAttribute("onclick", "window.ran = true"),
      timer: () => window.setTimeout("window.ran = true"),
    };
    return Object.entries(ways).map(([name, way]) => {
      try {
        way();
        return `${name} passed`;
      } catch (error) {
        return `${name} ${(error as Error).name}`;
      }
    });
  });
  expect(outcomes).toEqual(["script TypeError", "handler TypeError", "timer TypeError"]);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});
