import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "playwright/test";
import type { HostingPlan } from "../src/publish/hosting/plan";
import { cacheRule } from "../src/publish/hosting/plan";
import { FIXTURE_DIR, planOf } from "./lib/built-pages";
import { contentType } from "./lib/content-type";
import { type RawAnswer, rawGet } from "./lib/http";
import { addressOf, SITES } from "./lib/sites";

const TWIN = /\.(?:br|gz)$/;

const deployedFiles = (): string[] =>
  readdirSync(FIXTURE_DIR, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => statSync(path.join(FIXTURE_DIR, file)).isFile() && !file.startsWith("_"));

const get = (target: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  rawGet(addressOf(SITES.product), target, headers);

const mediaType = (answer: RawAnswer): string =>
  (answer.headers["content-type"] ?? "")
    .replace("application/javascript", "text/javascript")
    .replace("text/xml", "application/xml");

let plan: HostingPlan;
let files: string[];
let servedPages: HostingPlan["pages"];

/** Address that a deployed file answers to. */
const pathOf = (file: string): string => plan.pages.find((page) => page.file === file)?.path ?? `/${file}`;

test.beforeAll(() => {
  plan = planOf(SITES.product.hostingDir);
  files = deployedFiles();
  servedPages = plan.pages.filter(({ file }) => file !== plan.notFound);
});

test("every page answers 200 with the policy and every security header", async () => {
  expect(servedPages.length).toBeGreaterThan(0);
  for (const { path: page } of servedPages) {
    const answer = await get(page);
    expect({ page, status: answer.status, type: mediaType(answer) }).toEqual({
      page,
      status: 200,
      type: "text/html; charset=utf-8",
    });
    expect({ page, csp: answer.headers["content-security-policy"] }).toEqual({ page, csp: plan.csp });
    for (const [name, value] of Object.entries(plan.security)) {
      expect({ page, name, value: answer.headers[name.toLowerCase()] }).toEqual({ page, name, value });
    }
    expect(answer.headers["cache-control"]).toBe(plan.revalidate);
  }
});

test("every other form of a page's address leads to the page in one hop and keeps the query", async () => {
  for (const { path: page } of servedPages) {
    const forms = page === "/" ? ["/index.html"] : [`${page}/`, `${page}//`, `${page}.html`, `${page}/index.html`];
    for (const form of forms) {
      const answer = await get(`${form}?utm_source=a&b=%20c`);
      expect({ form, status: answer.status, to: answer.headers.location }).toEqual({
        form,
        status: 301,
        to: `${page}?utm_source=a&b=%20c`,
      });
      expect((await get(form)).headers.location).toBe(page);
    }
  }
});

test("every old address leads to its target in one hop and keeps the query", async () => {
  for (const { from, to, status } of plan.redirects) {
    const [address = "", anchor] = to.split("#");
    const withQuery = `${address}${address.includes("?") ? "&" : "?"}utm_source=a${anchor ? `#${anchor}` : ""}`;
    for (const form of [from, `${from}/`]) {
      const plain = await get(form);
      expect({ form, status: plain.status, to: plain.headers.location }).toEqual({ form, status, to });
      expect((await get(`${form}?utm_source=a`)).headers.location).toBe(withQuery);
    }
    if (address.startsWith("/")) {
      expect({ address, status: (await get(address)).status }).toEqual({ address, status: 200 });
    }
  }
});

test("an unknown address answers 404 with the not-found page and all headers", async () => {
  const notFound = readFileSync(path.join(FIXTURE_DIR, plan.notFound));
  for (const unknown of [
    "/bestaat-niet",
    "/bestaat-niet/",
    "/bestaat-niet/index.html",
    "/static/bestaat-niet.js",
    "/page-data/bestaat-niet/page-data.json",
    "/page-data",
    "/404",
    "/404.html",
  ]) {
    const { status, body, headers } = await get(unknown);
    expect({ unknown, status, same: body.equals(notFound) }).toEqual({ unknown, status: 404, same: true });
    expect(headers["content-security-policy"]).toBe(plan.csp);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe(plan.revalidate);
  }
});

test("no address redirects to another host, or adds a header", async () => {
  for (const address of [
    "//evil.example/",
    "/\\evil.example/",
    "/%0d%0aX-Evil:1/",
    "/%0d%0aX-Evil:1.html",
    "//evil.example/index.html",
  ]) {
    const { status, headers } = await get(address);
    expect({ address, status, location: headers.location, evil: headers["x-evil"] }).toEqual({
      address,
      status: 404,
      location: undefined,
      evil: undefined,
    });
  }
});

test("every file has its type and cache rule", async () => {
  for (const file of files.filter((name) => !TWIN.test(name) && name !== plan.notFound)) {
    const answer = await get(pathOf(file));
    expect({ file, status: answer.status, type: mediaType(answer), cache: answer.headers["cache-control"] }).toEqual({
      file,
      status: 200,
      type: expect.stringContaining(contentType(file).split(";")[0] ?? ""),
      cache: cacheRule(plan, file),
    });
  }
  expect(files.some((file) => cacheRule(plan, file) === plan.immutableRule)).toBe(true);
  expect(cacheRule(plan, "page-data/app-data.json")).toBe(plan.revalidate);
});

test("text comes compressed as the browser asks, with the same content", async () => {
  const texts = files.filter((file) => files.includes(`${file}.gz`) && file !== plan.notFound);
  expect(texts.length).toBeGreaterThan(0);
  for (const file of texts) {
    const original = readFileSync(path.join(FIXTURE_DIR, file));
    const address = pathOf(file);
    const [plain, zipped, brotli] = await Promise.all([
      get(address),
      get(address, { "accept-encoding": "gzip" }),
      get(address, { "accept-encoding": "gzip, deflate, br, zstd" }),
    ]);
    expect({ file, encoding: plain.headers["content-encoding"], same: plain.body.equals(original) }).toEqual({
      file,
      encoding: undefined,
      same: true,
    });
    expect({ file, encoding: zipped.headers["content-encoding"], vary: zipped.headers.vary }).toEqual({
      file,
      encoding: "gzip",
      vary: "Accept-Encoding",
    });
    expect(gunzipSync(zipped.body).equals(original)).toBe(true);
    if (process.env.E2E_BROTLI === "1") {
      expect({ file, encoding: brotli.headers["content-encoding"] }).toEqual({ file, encoding: "br" });
      expect(brotliDecompressSync(brotli.body).equals(original)).toBe(true);
    }
  }
});

test("a page that has not changed is not sent again", async () => {
  const { headers } = await get("/");
  const again = await get("/", { "if-none-match": headers.etag ?? "" });
  expect(again.status).toBe(304);
});

test("what the build leaves for itself is not deployed", async () => {
  for (const leftover of [
    "/chunk-map.json",
    "/webpack.stats.json",
    "/_gatsby/slices/_gatsby-scripts-1.html",
    "/_headers",
    "/_redirects",
  ]) {
    expect({ leftover, status: (await get(leftover)).status }).toEqual({ leftover, status: 404 });
  }
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
});

test("no page asks for a script before load, and the first that runs denies all consent", async () => {
  for (const { path: page } of servedPages) {
    const html = (await get(page)).body.toString();
    expect({ page, scripts: html.match(/<script[^>]*\ssrc=/g) }).toEqual({ page, scripts: null });
    expect({ page, preloads: html.match(/<link[^>]*as="script"/g) }).toEqual({ page, preloads: null });
    expect(html).toContain('id="gatsby-late-scripts"');
    const [, first] = /<script(?![^>]*json)[^>]*>([^<]*)/.exec(html.split("</head>")[0] ?? "") ?? [];
    expect(first, page).toContain('gtag("consent","default",{"analytics_storage":"denied"');
  }
});
