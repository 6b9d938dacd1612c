import http from "node:http";
import type { AddressInfo } from "node:net";
import { inbox } from "./inbox";

let server: http.Server;
let address: string;
const terminal = jest.spyOn(process.stdout, "write");

beforeAll(async () => {
  terminal.mockReturnValue(true);
  server = http.createServer((request, response) => inbox(request, response, () => response.end("the site")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

it("takes a form that is posted, and leaves the rest to the site", async () => {
  const body = new URLSearchParams({ "form-name": "quote-form", bericht: "Hallo" });
  const headers = { Accept: "application/json" };
  expect((await fetch(`${address}/brievenbus`, { method: "POST", body, headers })).status).toBe(200);
  expect(terminal).toHaveBeenCalledWith(expect.stringContaining('"bericht": "Hallo"'));
  expect(await (await fetch(`${address}/brievenbus`)).text()).toBe("the site");
  expect(await (await fetch(`${address}/contact`, { method: "POST", body })).text()).toBe("the site");
  expect(terminal).toHaveBeenCalledTimes(1);
});
