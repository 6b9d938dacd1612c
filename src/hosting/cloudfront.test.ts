import vm from "node:vm";
import { cloudfrontFunction, cloudfrontHeaders, s3Objects } from "./cloudfront";
import { SAMPLE_HASH, samplePlan } from "./sample-plan";

interface Answer {
  uri?: string;
  statusCode?: number;
  headers?: { location: { value: string } };
}

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;

const ask = (uri: string, querystring: Query = {}): Answer =>
  vm.runInNewContext(`${cloudfrontFunction(samplePlan())}; handler(event)`, {
    event: { request: { uri, querystring } },
  });

const location = (answer: Answer) => [answer.statusCode, answer.headers?.location.value];

describe("cloudfrontFunction", () => {
  it.each([
    ["/", "/index.html"],
    ["/contact", "/contact.html"],
    ["/blog/casus", "/blog/casus.html"],
    ["/page-data/contact/page-data.json", "/page-data/contact/page-data.json"],
    [`/app-${SAMPLE_HASH}.js`, `/app-${SAMPLE_HASH}.js`],
    ["/google1.html", "/google1.html"],
  ])("finds the file for %s", (path, file) => {
    expect(ask(path).uri).toBe(file);
  });

  it.each([
    ["/contact/", "/contact"],
    ["/blog/casus//", "/blog/casus"],
    ["/contact.html", "/contact"],
    ["/index.html", "/"],
    ["/blog/index.html", "/blog"],
  ])("redirects %s to its canonical form", (path, target) => {
    expect(location(ask(path))).toEqual([301, target]);
  });

  it("gives no page but an unknown key for the not-found page itself, so that its status is 404", () => {
    expect(ask("/404.html").uri).toBe("/not-found");
    expect(ask("/404").uri).toBe("/not-found");
  });

  it("redirects old addresses, with or without slash, in one hop", () => {
    expect(location(ask("/offerte-formulier"))).toEqual([301, "/contact#formulier"]);
    expect(location(ask("/offerte-formulier/"))).toEqual([301, "/contact#formulier"]);
  });

  it("keeps the query string, before the anchor and behind the target's own", () => {
    const query: Query = { a: { value: "1", multiValue: [{ value: "1" }, { value: "2" }] }, b: { value: "" } };
    expect(location(ask("/offerte-formulier", query))).toEqual([301, "/contact?a=1&a=2&b#formulier"]);
    expect(location(ask("/actie", query))).toEqual([302, "/contact?bron=actie&a=1&a=2&b"]);
    expect(location(ask("/contact/", query))).toEqual([301, "/contact?a=1&a=2&b"]);
  });

  it("never redirects to another host", () => {
    expect(location(ask("//evil.example/"))).toEqual([301, "/evil.example"]);
    expect(location(ask("/\\evil.example/"))).toEqual([301, "/evil.example"]);
  });

  it("says so when the redirects no longer fit", () => {
    const redirects = Array.from({ length: 400 }, (_, index) => ({
      path: `/oud-${index}`,
      toPath: "/contact",
      status: 301,
    }));
    expect(() => cloudfrontFunction(samplePlan({ redirects }))).toThrow("KeyValueStore");
  });
});

describe("s3Objects", () => {
  it("give each file its type and cache rule", () => {
    expect(s3Objects(samplePlan(), ["contact.html", `app-${SAMPLE_HASH}.js`, "favicon.ico"])).toEqual([
      {
        key: "contact.html",
        contentType: "text/html; charset=utf-8",
        cacheControl: "public, max-age=0, must-revalidate",
      },
      {
        key: `app-${SAMPLE_HASH}.js`,
        contentType: "text/javascript; charset=utf-8",
        cacheControl: "public, max-age=31536000, immutable",
      },
      { key: "favicon.ico", contentType: "image/x-icon", cacheControl: "public, max-age=0, must-revalidate" },
    ]);
  });
});

describe("cloudfrontHeaders", () => {
  const plan = samplePlan();
  const { SecurityHeadersConfig, CustomHeadersConfig } = cloudfrontHeaders(plan, "site");

  it("send every header of the plan, each in the place that CloudFront has for it", () => {
    expect(SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy).toBe(plan.csp);
    expect(SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(63_072_000);
    expect(CustomHeadersConfig.Items.map(({ Header }) => Header)).toEqual([
      "Permissions-Policy",
      "Cross-Origin-Opener-Policy",
    ]);
    expect(CustomHeadersConfig.Quantity).toBe(2);
  });
});
