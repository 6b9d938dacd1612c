import { samplePlan } from "../../test/sample-plan";
import { nginxSite } from "./nginx";

const plan = samplePlan();
const site = nginxSite(plan);

describe("nginxSite", () => {
  it("answers to the host of the site", () => {
    expect(site).toContain("  server_name www.example.nl;\n");
  });

  it("redirects with the visitor's query string before the anchor, with and without a slash", () => {
    const lines = site.replaceAll(/\s+/g, " ");
    expect(lines).toContain('location = "/offerte-formulier" { return 301 "/contact$is_args$args#formulier"; }');
    expect(lines).toContain('location = "/offerte-formulier/" { return 301 "/contact$is_args$args#formulier"; }');
    expect(lines).toContain('location = "/actie" { return 302 "/contact?bron=actie$site_more_args"; }');
  });

  it("has one rule for an address, also where a redirect takes the place of a file", () => {
    const redirects = ["/google1.html", "/404", "/index.html"].map((from) => ({ from, to: "/", status: 301 as const }));
    const addresses = nginxSite(samplePlan({ redirects })).match(/location = \S+/g) ?? [];
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it("keeps hashed files for a year, without the headers of documents", () => {
    const [, block = ""] = /location ~ "\^[^"]*js\$" \{\n([^}]*)\}/.exec(site) ?? [];
    expect(block).toContain(`add_header Cache-Control "${plan.immutableRule}" always;`);
    expect(block).toContain('add_header X-Content-Type-Options "nosniff" always;');
    expect(block).not.toContain("Policy");
  });

  it("loads brotli from a file that may be missing", () => {
    expect(site).toContain("include site-brotli*.conf;");
  });
});
