/** @jest-environment node */
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { LOCAL_FOLDER } from "./headers";
import { studioServer } from "./serve";

const root = mkdtempSync(path.join(tmpdir(), "studio-"));
const project = process.cwd();
let server: http.Server;

/** Asks for an address as it is written; a client would tidy it up. */
const status = async (address: string, headers = {}): Promise<number | undefined> => {
  const request = http.get({ port: (server.address() as AddressInfo).port, path: address, agent: false, headers });
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  response.resume();
  return response.statusCode;
};

beforeAll(async () => {
  process.chdir(root);
  mkdirSync(path.join(LOCAL_FOLDER, "assets"), { recursive: true });
  for (const name of ["index.html", "studio.js", "assets/font-A1.woff2", "../secret.json"]) {
    writeFileSync(path.join(LOCAL_FOLDER, name), "");
  }
  mkdirSync("static");
  writeFileSync("static/nederland.svg", "");
  server = studioServer();
  await once(server.listen(0), "listening");
});

afterAll(() => {
  server.close();
  process.chdir(project);
  rmSync(root, { recursive: true });
});

test.each(["/admin/", "/nederland.svg", "/admin/?x", "/admin/studio.js", "/admin/assets/font-A1.woff2"])(
  "has %s",
  async (address) => {
    expect(await status(address)).toBe(200);
  },
);

test.each([
  "/admin/%E0",
  "/admin/assets/",
  "/admin/nothing.js",
  "/nothing.svg",
  "/admin/../secret.json",
  "/admin/../studio-token-1",
  "/admin/..%5Csecret.json",
  "/admin/..\\secret.json",
  "/admin/%2e%2e/secret.json",
  "/admin//secret.json",
])("has nothing at %s, and goes on", async (address) => {
  expect(await status(address)).toBe(404);
});

test.each(["/", "/%E0", "//", "/print.css", "/..%5Cicons.svg"])("leads from %s to the studio", async (address) => {
  expect(await status(address)).toBe(302);
});

test.each(["changes", "publish", "versions"])("does nothing with git for who lacks the token: %s", async (name) => {
  expect(await status(`/admin/git/${name}`)).toBe(403);
});
