import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "playwright/test";
import { cacheRule } from "../../src/publish/hosting/plan";
import { FIXTURE_DIR, planOf } from "../lib/built-pages";
import { contentType } from "../lib/content-type";
import { type RawAnswer, rawGet } from "../lib/http";
import { SITES } from "../lib/sites";
import { startCloudflare } from "./engines";

test.describe.configure({ mode: "default" });

const plan = planOf(SITES.product.hostingDir);
const pages = plan.pages.filter(({ file }) => file !== plan.notFound);

let baseUrl = "";
let stop = async (): Promise<void> => undefined;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  ({ baseUrl, stop } = await startCloudflare(FIXTURE_DIR));
});
test.afterAll(() => stop());

const get = (address: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  rawGet(baseUrl, address, headers);

const expectSecurity = ({ headers }: RawAnswer): void => {
  for (const [name, value] of Object.entries({ ...plan.security, "Content-Security-Policy": plan.csp })) {
    expect({ name, value: headers[name.toLowerCase()] }).toEqual({ name, value });
  }
};

test("every page answers 200 with its own file, the policy, and every security header", async () => {
  for (const { path: page, file } of pages) {
    const answer = await get(page);
    expect({ page, status: answer.status }).toEqual({ page, status: 200 });
    expect(answer.body.equals(readFileSync(path.join(FIXTURE_DIR, file))), page).toBe(true);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe(plan.revalidate);
    expectSecurity(answer);
  }
});

test("other forms of a page's address lead to it in one hop and keep the query", async () => {
  for (const { path: page } of pages) {
    for (const form of page === "/" ? ["/index.html"] : [`${page}/`, `${page}.html`]) {
      const { status, headers } = await get(`${form}?utm_source=a&b=%20c`);
      expect({ form, status, to: headers.location }).toEqual({ form, status: 308, to: `${page}?utm_source=a&b=%20c` });
    }
  }
});

test("every old address leads to its target in one hop, and keeps the query where the target has none", async () => {
  for (const { from, to, status } of plan.redirects) {
    for (const form of [from, `${from}/`]) {
      const plain = await get(form);
      expect({ form, status: plain.status, to: plain.headers.location }).toEqual({ form, status, to });
      const target = new URL(to, plan.siteUrl);
      target.search ||= "?gclid=1";
      const { location = "" } = (await get(`${form}?gclid=1`)).headers;
      expect(new URL(location, plan.siteUrl).href).toBe(target.href);
    }
  }
});

test("an unknown address answers 404 with the not-found page and all headers", async () => {
  const notFound = readFileSync(path.join(FIXTURE_DIR, plan.notFound));
  for (const unknown of ["/bestaat-niet", "/bestaat-niet/", "/static/bestaat-niet.js", "/page-data/x/page-data.json"]) {
    const answer = await get(unknown);
    expect({ unknown, status: answer.status, same: answer.body.equals(notFound) }).toEqual({
      unknown,
      status: 404,
      same: true,
    });
    expectSecurity(answer);
  }
});

test("no address redirects to another host", async () => {
  for (const address of ["//evil.example/", "/\\evil.example/", "/%0d%0aX-Evil:1/", "//evil.example/index.html"]) {
    const { headers } = await get(address);
    const host = new URL(headers.location ?? "/", baseUrl).origin;
    expect({ address, host, evil: headers["x-evil"] }).toEqual({ address, host: baseUrl, evil: undefined });
  }
});

test("every file has its type and cache rule, and is not sent again", async () => {
  const files = readdirSync(FIXTURE_DIR, { recursive: true, encoding: "utf8" }).filter(
    (file) => statSync(path.join(FIXTURE_DIR, file)).isFile() && !/^_|\.(?:br|gz|html)$/.test(file),
  );
  for (const file of files) {
    const { status, headers } = await get(`/${file}`);
    const type = (headers["content-type"] ?? "")
      .replace("application/javascript", "text/javascript")
      .replace("text/xml", "application/xml");
    expect({ file, status, type, cache: headers["cache-control"] }).toEqual({
      file,
      status: 200,
      type: expect.stringContaining(contentType(file).split(";")[0] ?? ""),
      cache: cacheRule(plan, file),
    });
  }
  const { headers } = await get("/");
  expect((await get("/", { "if-none-match": headers.etag ?? "" })).status).toBe(304);
});
