import fc from "fast-check";
import { inspectMarkdown } from "../content-check/markdown-findings";
import { link, path } from "../content-model/kinds";
import type { embedHosts } from "../embeds/hosts";
import { rssFeed } from "../feed/feed";
import { contentSecurityPolicy } from "../hosting/csp";
import { netlifyHeaders, netlifyRedirects } from "../hosting/netlify";
import { nginxSite } from "../hosting/nginx";
import { cspSources } from "../hosting/providers";
import { planRedirects } from "../hosting/redirects";
import { samplePlan } from "../hosting/sample-plan";
import type { HostRedirect } from "../hosting/types";
import { renderMarkdown } from "../markdown/render";
import { serializeJsonLd } from "../seo/json-ld/serialize";

/** Texts for each place where content meets HTML; `FUZZ=10000 npm run test:unit -- src/test/fuzz` tries more. */
const RUNS = Number(process.env.FUZZ ?? 300);

/** What means something in one of the languages, beside whatever else. */
const FRAGMENTS = [
  ..."<>&\"'`/\\()[]{}*_#!:;=\n\r\t\0\u2028\u2029\uFEFF\uD800$%?@|~-",
  ...["<script>alert(1)</script>", "</script>", "<img src=x onerror=alert(1)>", "<!--", "-->", "]]>", "<![CDATA["],
  ...["javascript:alert(1)", "JaVaScRiPt:", "data:text/html,<b>", "vbscript:", "//evil.example", "/\\evil.example"],
  ...["[x](", "](", "![x](", "<https://a.example>", "&#106;avascript:", "&lt;script&gt;", "\\u003C", "%0d%0aX-Evil: 1"],
  ...["{phone}", "{phone:en}", "{", "}", "https://a.example/", "mailto:", "tel:", "/contact#formulier", "```", "    "],
];

const hostile = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...FRAGMENTS) }, fc.string({ unit: "binary", maxLength: 8 })),
    {
      maxLength: 14,
    },
  )
  .map((parts) => parts.join(""));

const tries = (check: (text: string) => void): void =>
  fc.assert(
    fc.property(hostile, (text) => check(text)),
    { numRuns: RUNS },
  );

const htmlOf = (text: string): Document => new DOMParser().parseFromString(text, "text/html");

const PROTOCOLS = ["https:", "http:", "mailto:", "tel:"];

/** What would run, or load from somewhere, in a piece of HTML. */
const dangers = (html: string): string[] =>
  [...htmlOf(html).querySelectorAll("*")].flatMap((element) => [
    ...(/^(?:script|style|iframe|object|embed|base|meta|link|form|svg|math)$/.test(element.localName)
      ? [element.outerHTML]
      : []),
    ...[...element.attributes].filter(({ name }) => name.startsWith("on")).map(({ name }) => name),
    ...["href", "src"]
      .map((name) => element.getAttribute(name))
      .filter((address) => address !== null && !PROTOCOLS.includes(new URL(address, "https://site.example").protocol))
      .map(String),
  ]);

const table = (text: string) => new Map([["phone", { nl: text, en: text }]]);

const without = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "");

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
    if (!model.safeParse(text).success || !URL.canParse(text, "https://site.example")) return;
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

test("feed: well-formed XML with the same text", () => {
  const channel = { siteUrl: "https://site.example", feedPath: "/rss.xml", listPath: "/blog", language: "nl" };
  tries((text) => {
    const item = { path: "/blog/a", title: text, excerpt: text, author: text, category: text, html: text };
    const xml = rssFeed({ ...channel, title: text, description: text }, [item]);
    const document = new DOMParser().parseFromString(xml, "application/xml");
    expect(document.querySelector("parsererror")).toBeNull();
    expect(document.querySelectorAll("item > *")).toHaveLength(7);
    const lines = (value: string) => value.replace(/\r\n?/g, "\n");
    expect(document.querySelector("item > title")?.textContent).toBe(lines(without(text)));
  });
});

test("redirects: what the plan takes is one rule on every host, and adds no line, header or directive", () => {
  const planned = samplePlan();
  const linesOf = (redirects: HostRedirect[]) => nginxSite({ ...planned, redirects }).split("\n").length;
  const plain = linesOf([{ from: "/a", to: "/b", status: 301 }]);
  const plan = (path: string, toPath: string): HostRedirect[] => {
    try {
      return planRedirects([{ path, toPath, status: 301 }]);
    } catch {
      return [];
    }
  };
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
  const policyOf = (embeds: Parameters<typeof embedHosts>[0][]) =>
    contentSecurityPolicy([], cspSources({ tagManagerId: "", embeds }));
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
