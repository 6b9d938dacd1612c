import { inspectMarkdown } from "../content/check/markdown-findings";
import { renderMarkdown } from "../content/markdown/render";
import { link, path } from "../content/model/field-types";
import type { embedHosts } from "../features/embeds/hosts";
import { contentSecurityPolicy, cspSources } from "../publish/hosting/csp";
import { netlifyHeaders, netlifyRedirects } from "../publish/hosting/netlify";
import { nginxSite } from "../publish/hosting/nginx";
import { type HostRedirect, planRedirects } from "../publish/hosting/redirects";
import { serializeJsonLd } from "../publish/seo/json-ld/serialize";
import { dangers, htmlOf, PROTOCOLS, tries } from "./hostile";
import { samplePlan } from "./sample-plan";

const table = (text: string) => new Map([["phone", { nl: text, en: text }]]);

test("Markdown: what the check lets through runs nothing", () => {
  const model = link(["x", "x", "x"]);
  tries((text) => {
    const { problems, links } = inspectMarkdown(text, "markdown");
    if (problems.length > 0 || !links.every(({ href }) => model.safeParse(href).success)) return;
    expect(dangers(renderMarkdown(text, table("024"), "nl"))).toEqual([]);
  });
});

test("tokens: their text stays text", () => {
  tries((text) => {
    const body = htmlOf(renderMarkdown("Bel **{phone}** nu", table(text), "nl")).body;
    expect([...body.querySelectorAll("*")].map(({ localName }) => localName)).toEqual(["p", "strong"]);
  });
});

test("links: what the model takes leads to a page, a mail, a phone or an https address", () => {
  const model = link(["x", "x", "x"]);
  tries((text) => {
    if (!model.safeParse(text).success) return;
    const { protocol, origin } = new URL(text, "https://site.example");
    expect(PROTOCOLS).toContain(protocol);
    if (text.startsWith("/") || text.startsWith("#")) {
      expect(origin).toBe("https://site.example");
    }
  });
});

test("paths: what the model takes is the same in an address and in a sitemap", () => {
  const model = path(["x", "x", "x"]);
  tries((text) => {
    if (!model.safeParse(text).success) return;
    expect(new URL(text, "https://site.example").pathname).toBe(text);
    expect(text).not.toMatch(/[<>&"']/);
  });
});

test("JSON-LD: one script with the same data, also after HTML entities are decoded", () => {
  tries((text) => {
    const json = serializeJsonLd({ text, [text]: text });
    const { body, head } = htmlOf(`<script type="application/ld+json">${json}</script><p>na</p>`);
    expect(body.innerHTML).toBe("<p>na</p>");
    expect(JSON.parse(head.querySelector("script")?.textContent ?? "").text).toBe(text);
    const decoded = htmlOf(`<textarea>${json}</textarea>`).querySelector("textarea")?.textContent ?? "";
    expect(JSON.parse(decoded).text).toBe(text);
  });
});

test("redirects: what the model takes is one rule on every host, and adds no line, header or directive", () => {
  const planned = samplePlan();
  const linesOf = (redirects: HostRedirect[]) => nginxSite({ ...planned, redirects }).split("\n").length;
  const plain = linesOf([{ from: "/a", to: "/b", status: 301 }]);
  const models = { from: path(["x", "x", "x"]), to: link(["x", "x", "x"]) };
  const plan = (from: string, to: string): HostRedirect[] =>
    models.from.safeParse(from).success && models.to.safeParse(to).success
      ? planRedirects([{ from, to, status: 301 }])
      : [];
  tries((text) => {
    for (const redirects of [plan(`/${text}`, "/b"), plan("/a", `/${text}`)].filter(({ length }) => length > 0)) {
      const rules = netlifyRedirects({ ...planned, redirects })
        .trim()
        .split("\n");
      expect(rules.map((rule) => rule.split(" ").length)).toEqual([3, 3]);
      expect(linesOf(redirects) - plain).toBeLessThanOrEqual(1);
      expect(new URL(redirects[0]?.to ?? "", "https://site.example").origin).toBe("https://site.example");
    }
  });
});

test("headers: the address of an account adds sources to the policy, and no directive, header or line", () => {
  const planned = samplePlan();
  const shapeOf = (csp: string) => ({
    nginx: nginxSite({ ...planned, csp }).split("\n").length,
    netlify: netlifyHeaders({ ...planned, csp }).split("\n").length,
  });
  const embed = { kind: "script", url: "https://a.example/b.js", hosts: [] } as const;
  const policyOf = (embeds: Parameters<typeof embedHosts>[0][]) => contentSecurityPolicy([], cspSources("", embeds));
  const namesIn = (csp: string) => csp.split(";").map((directive) => directive.trim().split(" ")[0]);
  const plain = policyOf([embed]);
  tries((text) => {
    for (const url of [text, `https://${text}`, `https://a.example/${text}`]) {
      const csp = policyOf([embed, { ...embed, url, hosts: [{ use: "script", host: url }] }]);
      expect(namesIn(csp)).toEqual(namesIn(plain));
      expect(csp).not.toMatch(/[^\x20-\x7e]|"/);
      expect(csp.match(/'[^']*'/g)).toEqual(plain.match(/'[^']*'/g));
      expect(shapeOf(csp)).toEqual(shapeOf(plain));
    }
  });
});
