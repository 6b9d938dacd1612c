import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { INBOX_PATH, inboxMiddleware } from "./inbox";

let folder: string;
let server: http.Server;
let address: string;

beforeAll(async () => {
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
  folder = mkdtempSync(path.join(os.tmpdir(), "inbox-"));
  const use = (handler: Parameters<Parameters<typeof inboxMiddleware>[0]["use"]>[0]) => {
    server = http.createServer((request, response) => handler(request, response, () => response.end("the site")));
  };
  inboxMiddleware({ use }, folder);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it("keeps a form that is posted, and leaves the rest to the site", async () => {
  const body = new URLSearchParams({ "form-name": "quote-form", bericht: "Hallo" });
  const headers = { Accept: "application/json" };
  expect((await fetch(`${address}${INBOX_PATH}`, { method: "POST", body, headers })).status).toBe(200);
  const [file = ""] = readdirSync(folder);
  expect(JSON.parse(readFileSync(path.join(folder, file), "utf8"))).toMatchObject({ bericht: "Hallo" });
  expect(await (await fetch(`${address}${INBOX_PATH}`)).text()).toBe("the site");
  expect(await (await fetch(`${address}/contact`, { method: "POST", body })).text()).toBe("the site");
  expect(readdirSync(folder)).toHaveLength(1);
});
