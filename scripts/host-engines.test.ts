import { netlifyRules, observatory, startCloudflare } from "../e2e/hosts/engines";

jest.mock("node:fs", () => ({ ...jest.requireActual("node:fs"), existsSync: () => false }));

/** A checkout in which `npm run setup:test` never ran. */
test.each([
  ["Cloudflare", () => startCloudflare("site")],
  ["Netlify", () => netlifyRules("site", [])],
  ["the Observatory", () => observatory({ status: 200, headers: {}, body: Buffer.from("") })],
])("without its engine, a test of %s says what to run", async (_host, ask) => {
  await expect(ask()).rejects.toThrow("run `npm run setup:test`");
});
