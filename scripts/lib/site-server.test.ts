import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { rawGet } from "../../e2e/lib/http";
import { SAMPLE_HASH, samplePlan } from "../../src/test/sample-plan";
import { siteServer } from "./site-server";

let folder: string;
let server: http.Server;

const put = (file: string, text: string) => writeFileSync(path.join(folder, "site", file), text);

const build = (files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) put(file, text);
  writeFileSync(path.join(folder, "plan.json"), JSON.stringify(samplePlan()));
};

const get = (address: string, headers: Record<string, string> = {}) =>
  rawGet(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, address, headers);

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "site-server-"));
  mkdirSync(path.join(folder, "site/blog"), { recursive: true });
  build({
    "404.html": "niet gevonden",
    "index.html": "begin",
    "contact.html": "eerste",
    "contact.html.br": "met brotli",
    "contact.html.gz": "met gzip",
    "blog/casus.html": "casus",
    "google1.html": "bewijs",
    [`app-${SAMPLE_HASH}.js`]: "script",
    _headers: "",
  });
  server = siteServer(folder).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test("serves a build that was made after it started", async () => {
  expect(await get("/contact")).toMatchObject({ status: 200, body: Buffer.from("eerste") });
  expect((await get("/nieuw.txt")).status).toBe(404);
  build({ "contact.html": "tweede", "nieuw.txt": "nieuw" });
  expect(await get("/contact")).toMatchObject({ status: 200, body: Buffer.from("tweede") });
  expect(await get("/nieuw.txt")).toMatchObject({ status: 200, body: Buffer.from("nieuw") });
});

test("goes on while there is no build", async () => {
  const plan = path.join(folder, "plan.json");
  rmSync(plan);
  expect((await get("/contact")).status).toBe(503);
  build({});
  expect((await get("/contact")).status).toBe(200);
});

test("answers 304 to a visitor who has the file", async () => {
  const { etag = "" } = (await get("/contact")).headers;
  expect(await get("/contact", { "If-None-Match": etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
});

test.each([
  ["/", "begin"],
  ["/contact", "eerste"],
  ["/blog/casus?x=1", "casus"],
  ["/google1.html", "bewijs"],
  [`/app-${SAMPLE_HASH}.js`, "script"],
])("sends for %s its file", async (address, text) => {
  expect(await get(address)).toMatchObject({ status: 200, body: Buffer.from(text) });
});

test.each([
  ["/contact/?a=1", "/contact?a=1"],
  ["/contact.html", "/contact"],
  ["/contact/index.html", "/contact"],
  ["//contact/", "/contact"],
  ["/index.html?a", "/?a"],
  ["/offerte-formulier/?a=1", "/contact?a=1#formulier"],
])("redirects %s to %s", async (address, location) => {
  expect(await get(address)).toMatchObject({ status: 301, headers: { location } });
});

test("keeps the status of a redirect and its own query", async () => {
  expect(await get("/actie?b=2")).toMatchObject({ status: 302, headers: { location: "/contact?bron=actie&b=2" } });
});

test.each([
  "/nope",
  "/nope/",
  "/404",
  "/404.html",
  "/404.html%3F",
  "/_headers",
  "/../plan.json",
  "/%2e%2e/plan.json",
  "/%zz",
  "//evil.example/",
])("answers 404 for %s", async (address) => {
  expect(await get(address)).toMatchObject({ status: 404, body: Buffer.from("niet gevonden") });
});

test("prefers brotli, then gzip, then the plain file", async () => {
  expect(await get("/contact", { "Accept-Encoding": "gzip, br;q=1" })).toMatchObject({
    body: Buffer.from("met brotli"),
    headers: { "content-encoding": "br", "content-type": expect.stringContaining("text/html") },
  });
  expect(await get("/contact", { "Accept-Encoding": "gzip" })).toMatchObject({
    body: Buffer.from("met gzip"),
    headers: { vary: "Accept-Encoding" },
  });
  expect((await get("/contact")).headers["content-encoding"]).toBeUndefined();
});

test("sends policy, security headers and cache rule", async () => {
  const plan = samplePlan();
  for (const address of ["/contact", "/nope", "/contact/"]) {
    const { headers } = await get(address);
    for (const [name, value] of Object.entries(plan.security)) expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers["content-security-policy"]).toBe(plan.csp);
    expect(headers["cache-control"]).toBe(plan.revalidate);
  }
  expect((await get(`/app-${SAMPLE_HASH}.js`)).headers["cache-control"]).toBe(plan.immutableRule);
});

describe("the inbox", () => {
  const terminal = jest.spyOn(process.stdout, "write");
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/brievenbus`, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      redirect: "manual",
    });
  const TEXT = "<script>\u{1F642} één\r\ntwee";
  const body = new URLSearchParams({
    "form-name": "offerte",
    bericht: TEXT,
    _next: "https://www.site.nl/bedankt-bericht",
  });

  beforeEach(() => {
    terminal.mockReset().mockReturnValue(true);
  });

  afterAll(() => terminal.mockRestore());

  test("writes a message to the terminal, and leads a plain form on", async () => {
    const response = await post(body.toString(), { Accept: "text/html" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/bedankt-bericht"]);
    const [[line]] = terminal.mock.calls as [[string]];
    expect(JSON.parse(line.slice(line.indexOf("{")))).toMatchObject({ bericht: TEXT, "form-name": "offerte" });
  });

  test("answers a script with JSON", async () => {
    const response = await post(body.toString(), { Accept: "application/json" });
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  });

  test("takes nothing of a robot", async () => {
    expect((await post(`${body}&_gotcha=x`, { Accept: "application/json" })).status).toBe(200);
    expect(terminal).not.toHaveBeenCalled();
  });
});

test("elsewhere nobody receives, as on a host", async () => {
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/contact`, { method: "POST", body: "a=b" })).status).toBe(405);
});
