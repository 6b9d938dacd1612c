import { hashSource } from "./csp";
import { cacheRule, hostingPlan, type PlanInput } from "./plan";

const HASH = "92afc3b4ce1cb8dbf052";

const input = (changes: Partial<PlanInput> = {}): PlanInput => ({
  siteUrl: "https://www.example.nl",
  redirects: [{ from: "/oud", to: "/faq", status: 301 }],
  files: [
    "404.html",
    "index.html",
    "faq.html",
    "blog/casus.html",
    `app-${HASH}.js`,
    "static/a-1.woff2",
    "google1.html",
  ],
  pages: ["index.html", "faq.html", "blog/casus.html", "404.html"],
  inlineScripts: ["b", "a"],
  sources: [],
  ...changes,
});

describe("hostingPlan", () => {
  it("knows each page by its canonical path", () => {
    expect(hostingPlan(input()).pages.map(({ path, file }) => [path, file])).toEqual([
      ["/", "index.html"],
      ["/404.html", "404.html"],
      ["/blog/casus", "blog/casus.html"],
      ["/faq", "faq.html"],
    ]);
  });

  it("has one policy for all pages, with the site's own inline scripts", () => {
    expect(hostingPlan(input()).csp).toContain([hashSource("a"), hashSource("b")].sort().join(" "));
  });

  it("keeps HTML that is no page under its own name", () => {
    expect(hostingPlan(input()).plainHtml).toEqual(["google1.html"]);
  });

  it("sends the security headers, with an opener policy that lets embeds open a window", () => {
    const { security } = hostingPlan(input());
    expect(security).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
    });
    expect(security["Strict-Transport-Security"]).toMatch(/^max-age=63072000/);
    expect(security["Permissions-Policy"]).toContain("camera=()");
    const framed = hostingPlan(input({ sources: [{ use: "frame", host: "https://calendly.com" }] }));
    expect(framed.security["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
  });
});

describe("cache rules", () => {
  it("are for a year for files with a content hash, and ask again for all else", () => {
    const plan = hostingPlan(input());
    expect(cacheRule(plan, `app-${HASH}.js`)).toBe("public, max-age=31536000, immutable");
    expect(cacheRule(plan, "static/a-1.woff2")).toBe("public, max-age=31536000, immutable");
    for (const file of ["index.html", "page-data/faq/page-data.json", "page-data/app-data.json", "favicon.ico"]) {
      expect(cacheRule(plan, file)).toBe("public, max-age=0, must-revalidate");
    }
  });

  const immutable = (...files: string[]) => hostingPlan(input({ files: ["404.html", ...files] })).immutable;

  it("name hashed files one by one where others have the same extension", () => {
    expect(immutable(`app-${HASH}.js`, "sw.js", `styles.${HASH}.css`)).toEqual(["/*.css", `/app-${HASH}.js`]);
  });

  it("never match a file twice", () => {
    expect(immutable(`app-${HASH}.js`, `static/x-${HASH}.js`)).toEqual(["/static/*", `/app-${HASH}.js`]);
  });
});
