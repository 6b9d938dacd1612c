import { samplePlan } from "../../test/sample-plan";
import { nginxBrotli, nginxSite } from "./nginx";

const plan = samplePlan();
const site = nginxSite(plan);

describe("nginxSite", () => {
  it("answers to the host of the site", () => {
    expect(site).toContain("  server_name www.example.nl;\n");
  });

  it("redirects with the visitor's query string before the anchor", () => {
    expect(site).toContain('"/offerte-formulier" "/contact$is_args$args#formulier";');
    expect(site).toContain('"/offerte-formulier/" "/contact$is_args$args#formulier";');
    expect(site).toContain('"/actie" "/contact?bron=actie$site_more_args";');
    expect(site).toContain("if ($site_redirect_302) {\n    return 302 $site_redirect_302;");
  });

  it("keeps hashed files for a year, without the headers of documents", () => {
    const [, block = ""] = /location ~ "\^[^"]*js\$" \{\n([^}]*)\}/.exec(site) ?? [];
    expect(block).toContain(`add_header Cache-Control "${plan.immutableRule}" always;`);
    expect(block).toContain('add_header X-Content-Type-Options "nosniff" always;');
    expect(block).not.toContain("Policy");
  });

  it("asks for larger tables only when it needs them", () => {
    expect(site).not.toContain("map_hash_bucket_size");
    const redirects = [{ from: `/${"a".repeat(90)}`, to: "/contact", status: 301 as const }];
    expect(nginxSite(samplePlan({ redirects }))).toContain("map_hash_bucket_size 128;");
    const many = Array.from({ length: 1500 }, (_, index) => ({
      from: `/o${index}`,
      to: "/contact",
      status: 301 as const,
    }));
    expect(nginxSite(samplePlan({ redirects: many }))).toContain("map_hash_max_size 4096;");
  });

  it("loads brotli from a file that may be missing", () => {
    expect(site).toContain("include site-brotli*.conf;");
    expect(nginxBrotli()).toBe("brotli_static on;\n");
  });
});
