import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type BuiltPage, FIXTURE_DIR, fixturePages } from "./lib/built-pages";
import { expect, test } from "./lib/test";

/** Bytes in the KB of the budgets. */
const KB = 1000;
const JAVASCRIPT_GZIP = 115 * KB;

const pages = fixturePages();

const fileOf = (url: string): string => path.join(FIXTURE_DIR, decodeURIComponent(new URL(url).pathname));

/** What a page loads follows from its component and the section types that it shows. */
const partsOf = ({ path: address }: BuiltPage): string => {
  const data = path.join(FIXTURE_DIR, "page-data", address === "/" ? "index" : address, "page-data.json");
  const { componentChunkName, result } = JSON.parse(readFileSync(data, "utf8"));
  const sections: { __typename: string }[] = result.data.page?.sections ?? [];
  return [componentChunkName, ...new Set(sections.map(({ __typename }) => __typename).sort())].join(" ");
};

/** One page of each set of parts. */
const samples = [
  ...new Map(
    pages
      .filter(({ html, file }) => file !== "404.html" && html.includes("gatsby-late-scripts"))
      .map((page) => [partsOf(page), page]),
  ).values(),
];

for (const { path: address } of samples) {
  test(`${address} loads at most 115 KB of JavaScript`, async ({ page, baseURL }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script" && new URL(request.url()).origin === baseURL) {
        scripts.push(request.url());
      }
    });
    await page.goto(address);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    expect(scripts.length).toBeGreaterThan(2);
    const sizes = scripts.map((url) => [url, gzipSync(readFileSync(fileOf(url)), { level: 9 }).length] as const);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(total, sizes.map((entry) => entry.join(" ")).join("\n")).toBeLessThanOrEqual(JAVASCRIPT_GZIP);
  });
}

test("every page has its styles in one element in head", () => {
  for (const { path: address, html } of pages) {
    const [head = "", body = ""] = html.split("</head>");
    const styles = (part: string) => part.match(/<style[ >]/g)?.length ?? 0;
    expect({ address, head: styles(head), body: styles(body) }).toEqual({ address, head: 1, body: 0 });
  }
});
