import { hostOf } from "./host";

describe("hostOf", () => {
  it.each([
    [{}, "nginx"],
    [{ NETLIFY: "true" }, "netlify"],
    [{ CF_PAGES: "1" }, "cloudflare"],
    [{ HOSTING: "cloudflare", NETLIFY: "true" }, "cloudflare"],
  ])("with %j is %s", (env, host) => {
    expect(hostOf(env)).toBe(host);
  });

  it("knows no other hosts", () => {
    expect(() => hostOf({ HOSTING: "s3" })).toThrow("HOSTING=s3 is none of nginx, netlify, cloudflare");
  });
});
