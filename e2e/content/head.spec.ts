import { type BuiltPage, builtPages } from "../lib/built-pages";
import { withoutBanner } from "../lib/consent";
import { navigateTo, openAlive } from "../lib/events";
import { expect, test } from "../lib/test";

const pages = builtPages().filter(({ file }) => file !== "404.html");

/** First page of which the HTML holds a text. */
const pageWith = (text: string): BuiltPage[] => pages.filter(({ html }) => html.includes(text)).slice(0, 1);

/** Pages with different metadata, English and unlisted ones among them; one of them twice. */
const visit = [
  ...pageWith('<html lang="en"'),
  ...pageWith('"@type":"FAQPage"'),
  ...pageWith('content="noindex'),
  ...pageWith('"@type":"BlogPosting"'),
  ...pageWith('<html lang="en"'),
  ...pageWith('"@type":"City"'),
];

/** Metadata in the head of the current document. */
const headOf = () => {
  const value = (selector: string, name: string) =>
    [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? element.textContent);
  return {
    title: document.title,
    titles: document.head.querySelectorAll("title[data-gatsby-head]").length,
    language: document.documentElement.lang,
    canonical: value('link[rel="canonical"]', "href"),
    robots: value('meta[name="robots"]', "content"),
    description: value('meta[name="description"]', "content"),
    graphs: value('script[type="application/ld+json"]', "none"),
  };
};

test("what a page says of itself follows the visitor through the site", async ({ page }) => {
  await withoutBanner(page);
  const direct = new Map<string, ReturnType<typeof headOf>>();
  for (const { path } of visit) {
    await page.goto(path);
    direct.set(path, await page.evaluate(headOf));
  }
  await openAlive(page, "/");
  for (const { path } of visit) {
    await navigateTo(page, path);
    await expect.poll(() => page.evaluate(headOf)).toEqual(direct.get(path));
  }
});
