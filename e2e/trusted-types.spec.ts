import type { Page } from "playwright/test";
import { fixturePages } from "./lib/built-pages";
import { withChoice } from "./lib/consent";
import { navigateTo } from "./lib/events";
import { expect, test } from "./lib/test";

const POLICY = "require-trusted-types-for 'script'";

/** Every way in which a text becomes code here, with what keeps it harmless (docs/security.md). */
const KNOWN: readonly RegExp[] = [
  // Scripts: files of the build, named by webpack and the late loader, and those of configured providers.
  /^HTMLScriptElement src\|(?:\/[\w~.-]+\.js|https:\/\/(?:www\.googletagmanager|assets\.calendly|bureau\.kit)\.com\/)/,
  // React makes script elements from a constant.
  /^Element innerHTML\|<script><\/script>/,
  // Gatsby's Head: structured data, which browsers do not run.
  /^(?:Element innerHTML|HTMLScriptElement text(?:Content)?)\|\{"@context":"https:\/\/schema\.org"/,
  // Markdown, made HTML by the build without raw HTML.
  /^Element innerHTML\|<(?:p|ul|ol|h3)>/,
];

/** Collects where a text became code in the site's own scripts, over all documents of a page. */
const watchSinks = async (page: Page): Promise<Set<string>> => {
  const found = new Set<string>();
  await page.exposeFunction("noteSink", (sink: string) => found.add(sink));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample, sourceFile }) => {
      const ours = new URL(sourceFile || "/", location.href).origin === location.origin;
      if (violatedDirective.startsWith("require-trusted-types") && ours) {
        Reflect.get(window, "noteSink")(sample.replace(`|${location.origin}`, "|"));
      }
    });
  });
  await page.route(/^http:\/\/127\.0\.0\.1/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy-report-only": POLICY },
    });
  });
  return found;
};

test("no text becomes code but in the ways that are known", async ({ page, providers: _ }) => {
  test.setTimeout(120_000);
  const found = await watchSinks(page);
  await withChoice(page, { analytics: true, marketing: true });
  const pages = fixturePages().filter(({ file }) => file !== "404.html");
  for (const { path } of pages) {
    await page.goto(path);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  }
  for (const { path } of pages) {
    await navigateTo(page, path);
    await expect(page).toHaveURL(path);
  }
  expect([...found].filter((sample) => !KNOWN.some((known) => known.test(sample)))).toEqual([]);
  expect(found.size).toBeGreaterThan(0);
});
