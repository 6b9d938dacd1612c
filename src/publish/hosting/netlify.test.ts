import { samplePlan } from "../../test/sample-plan";
import { netlifyHeaders, netlifyRedirects } from "./netlify";

describe("netlifyRedirects", () => {
  it("has a line with and one without trailing slash, and no line that only drops a slash", () => {
    expect(netlifyRedirects(samplePlan())).toBe(
      "/actie /contact?bron=actie 302\n/actie/ /contact?bron=actie 302\n" +
        "/offerte-formulier /contact#formulier 301\n/offerte-formulier/ /contact#formulier 301\n",
    );
  });

  it("is empty without redirects", () => {
    expect(netlifyRedirects(samplePlan({ redirects: [] }))).toBe("");
  });
});

describe("netlifyHeaders", () => {
  const text = netlifyHeaders(samplePlan());

  it("has one rule for all paths, with the policy that fits all pages", () => {
    expect(text.startsWith("/*\n  Strict-Transport-Security: max-age=")).toBe(true);
    expect(text.match(/Content-Security-Policy/g)).toHaveLength(1);
    expect(text).toContain(samplePlan().csp);
  });

  it("gives hashed files their cache rule and leaves the rest to the host", () => {
    expect(text).toContain("/static/*\n  Cache-Control: public, max-age=31536000, immutable\n");
    expect(text).toContain("/*.js\n  Cache-Control: public, max-age=31536000, immutable\n");
    expect(text).not.toContain("must-revalidate");
  });

  it("gives no header twice for one path", () => {
    const [forAll, ...others] = text.split(/^(?=\/)/m).map((rule) => rule.match(/(?<=^ {2})[\w-]+/gm));
    expect(forAll).toContain("Content-Security-Policy");
    expect(others.flat()).toContain("Cache-Control");
    expect(others.flat().filter((name) => name && forAll?.includes(name))).toEqual([]);
  });

  it("stops at what Cloudflare Pages reads", () => {
    const inlineScripts = Array.from({ length: 60 }, (_, index) => `${index}`);
    expect(() => netlifyHeaders(samplePlan({ inlineScripts }))).toThrow("characters in a line of _headers");
  });
});
