import { SAMPLE_HASH, samplePlan } from "../../src/test/sample-plan";
import { siteAnswer } from "./site-answer";

const plan = samplePlan();
const files = new Set([
  "404.html",
  "index.html",
  "contact.html",
  "contact.html.br",
  "contact.html.gz",
  "blog/casus.html",
  `app-${SAMPLE_HASH}.js`,
  "google1.html",
  "_headers",
]);

const ask = (url: string, acceptEncoding = "", method = "GET") =>
  siteAnswer(plan, files, { method, url, acceptEncoding });

describe("siteAnswer", () => {
  it.each([
    ["/", "index.html"],
    ["/contact", "contact.html"],
    ["/blog/casus?x=1", "blog/casus.html"],
    ["/google1.html", "google1.html"],
    [`/app-${SAMPLE_HASH}.js`, `app-${SAMPLE_HASH}.js`],
  ])("sends for %s the file %s", (url, file) => {
    expect(ask(url)).toMatchObject({ status: 200, file });
  });

  it.each([
    ["/contact/?a=1", "/contact?a=1"],
    ["/contact.html", "/contact"],
    ["/contact/index.html", "/contact"],
    ["//contact/", "/contact"],
    ["/index.html?a", "/?a"],
    ["/offerte-formulier/?a=1", "/contact?a=1#formulier"],
  ])("redirects %s to %s", (url, location) => {
    expect(ask(url)).toMatchObject({ status: 301, headers: { Location: location } });
  });

  it("keeps the status of a redirect and its own query", () => {
    expect(ask("/actie?b=2")).toMatchObject({ status: 302, headers: { Location: "/contact?bron=actie&b=2" } });
  });

  it.each([
    "/nope",
    "/nope/",
    "/404",
    "/404.html",
    "/_headers",
    "/../package.json",
    "/%2e%2e/package.json",
    "/%zz",
    "//evil.example/",
  ])("answers 404 for %s", (url) => {
    expect(ask(url)).toMatchObject({ status: 404, file: "404.html" });
  });

  it("prefers brotli, then gzip, then the plain file", () => {
    expect(ask("/contact", "gzip, br;q=1")).toMatchObject({
      file: "contact.html.br",
      headers: { "Content-Encoding": "br" },
    });
    expect(ask("/contact", "gzip")).toMatchObject({ file: "contact.html.gz", headers: { Vary: "Accept-Encoding" } });
    expect(ask("/contact").headers["Content-Encoding"]).toBeUndefined();
  });

  it("sends policy, security headers and cache rule", () => {
    const { headers } = ask("/contact");
    expect(headers).toMatchObject({ ...plan.security, "Cache-Control": plan.revalidate });
    expect(headers["Content-Security-Policy"]).toBe(plan.csp);
    expect(ask(`/app-${SAMPLE_HASH}.js`).headers["Cache-Control"]).toBe(plan.immutableRule);
  });

  it("takes no other methods", () => {
    expect(ask("/", "", "POST").status).toBe(405);
  });
});
