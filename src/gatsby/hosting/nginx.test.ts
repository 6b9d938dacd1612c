import { nginxBrotli, nginxSite } from "./nginx";
import { samplePlan } from "./sample-plan";

const plan = samplePlan();
const site = nginxSite(plan);

describe("nginxSite", () => {
  it("takes its two local lines from the options", () => {
    const local = nginxSite(plan, { listen: "127.0.0.1:8080", root: "/tmp/site" });
    expect(local).toContain("  listen 127.0.0.1:8080;\n");
    expect(local).toContain("  root /tmp/site;\n");
    expect(site).toContain("  server_name www.example.nl;\n");
  });

  it("redirects with the visitor's query string before the anchor", () => {
    expect(site).toContain('"/offerte-formulier" "/contact$is_args$args#formulier";');
    expect(site).toContain('"/offerte-formulier/" "/contact$is_args$args#formulier";');
    expect(site).toContain('"/actie" "/contact?bron=actie$site_more_args";');
    expect(site).toContain("if ($site_redirect_302) {\n    return 302 $site_redirect_302;");
  });

  it("sends every security header with every status", () => {
    for (const [name, value] of Object.entries(plan.security)) {
      expect(site).toContain(`add_header ${name} "${value}" always;`);
    }
  });

  it("has the policy that fits all pages, and a page's own where it differs", () => {
    expect(site).toContain(`default "${plan.csp}";`);
    expect(site).toContain(`"/contact.html" "${plan.pages.find(({ path }) => path === "/contact")?.csp}";`);
    expect(site).not.toContain('"/blog/casus.html" ');
  });

  it("lists no page when all have the same policy", () => {
    const pages = ["index.html", "contact.html"].map((file) => ({
      file,
      scripts: { hashes: ["'sha256-a'"], hosts: [], faults: [] },
    }));
    expect(nginxSite(samplePlan({ pages })).match(/Content-Security-Policy|default-src/g)).toHaveLength(2);
  });

  it("keeps the cache rule of hashed files in a pattern that matches nothing else", () => {
    const key = /"~(\^[^"]*js\$)" "public, max-age=31536000/.exec(site)?.[1]?.replaceAll("\\\\", "\\") ?? "";
    expect(new RegExp(key).test("/app-1.js")).toBe(true);
    expect(new RegExp(key).test("/page-data/contact/page-data.json")).toBe(false);
    expect(new RegExp(key).test("/app-1xjs")).toBe(false);
  });

  it("leaves redirects relative, so that no other host or port comes in", () => {
    expect(site).toContain("absolute_redirect off;");
  });

  it("asks for larger tables only when it needs them", () => {
    expect(site).not.toContain("map_hash_bucket_size");
    const redirects = [{ path: `/${"a".repeat(90)}`, toPath: "/contact", status: 301 }];
    expect(nginxSite(samplePlan({ redirects }))).toContain("map_hash_bucket_size 128;");
    const many = Array.from({ length: 1500 }, (_, index) => ({ path: `/o${index}`, toPath: "/contact", status: 301 }));
    expect(nginxSite(samplePlan({ redirects: many }))).toContain("map_hash_max_size 4096;");
  });

  it("loads brotli from a file that may be missing", () => {
    expect(site).toContain("include site-brotli*.conf;");
    expect(nginxBrotli()).toBe("brotli_static on;\n");
  });
});
