import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import type http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { rawGet } from "../../e2e/lib/http";
import { samplePlan } from "../../src/hosting/sample-plan";
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
