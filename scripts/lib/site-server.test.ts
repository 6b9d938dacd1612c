import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import type http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { rawGet } from "../../e2e/lib/http";
import { samplePlan } from "../../src/test/sample-plan";
import { siteServer } from "./site-server";

let folder: string;
let server: http.Server;

const put = (file: string, text: string) => writeFileSync(path.join(folder, "site", file), text);

const build = (minute: number, files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) put(file, text);
  const plan = path.join(folder, "plan.json");
  writeFileSync(plan, JSON.stringify(samplePlan()));
  utimesSync(plan, 60 * minute, 60 * minute);
};

const get = (address: string, headers: Record<string, string> = {}) =>
  rawGet(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, address, headers);

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "site-server-"));
  mkdirSync(path.join(folder, "site"));
  build(1, { "404.html": "niet gevonden", "contact.html": "eerste" });
  server = siteServer(folder).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test("serves a build that was made after it started", async () => {
  expect(await get("/contact")).toMatchObject({ status: 200, body: Buffer.from("eerste") });
  expect((await get("/nieuw")).status).toBe(404);
  build(2, { "contact.html": "tweede", "nieuw.html": "nieuw" });
  expect(await get("/contact")).toMatchObject({ status: 200, body: Buffer.from("tweede") });
  expect(await get("/nieuw")).toMatchObject({ status: 200, body: Buffer.from("nieuw") });
});

test("goes on when a build takes a file away before it writes its plan", async () => {
  expect((await get("/contact")).status).toBe(200);
  rmSync(path.join(folder, "site", "contact.html"));
  expect((await get("/contact")).status).toBe(503);
  expect((await get("/bestaat-niet")).status).toBe(404);
});

test("answers 304 to a visitor who has the file", async () => {
  const { etag = "" } = (await get("/contact")).headers;
  expect(await get("/contact", { "If-None-Match": etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
});

describe("with an inbox", () => {
  const told: string[] = [];
  const inbox = () => path.join(folder, "inbox");
  const messages = () => readdirSync(inbox()).map((file) => JSON.parse(readFileSync(path.join(inbox(), file), "utf8")));
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

  beforeEach(async () => {
    server.close();
    told.length = 0;
    server = siteServer(folder, { folder: inbox(), tell: (line) => told.push(line) }).listen(0, "127.0.0.1");
    await once(server, "listening");
  });

  test("keeps a message as a file, tells of it without a word of it, and leads a plain form on", async () => {
    const response = await post(body.toString(), { Accept: "text/html" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/bedankt-bericht"]);
    expect(messages()).toEqual([expect.objectContaining({ bericht: TEXT, "form-name": "offerte" })]);
    expect(told).toEqual([expect.stringMatching(/^A message came in: .*-offerte-[\da-f]{4}\.json$/)]);
  });

  test("answers a script with JSON", async () => {
    const response = await post(body.toString(), { Accept: "application/json" });
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  });

  test("keeps nothing of a robot, of another site, or of a message without end", async () => {
    expect((await post(`${body}&_gotcha=x`, { Accept: "application/json" })).status).toBe(200);
    expect((await post(body.toString(), { Origin: "https://elders.example" })).status).toBe(403);
    expect((await post(`bericht=${"x".repeat(1_000_001)}`)).status).toBe(413);
    expect(() => messages()).toThrow();
    expect(told).toEqual(["A message of a robot was not kept"]);
  });
});

test("without an inbox nobody receives, as on a host", async () => {
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/brievenbus`, { method: "POST", body: "a=b" })).status).toBe(405);
});
