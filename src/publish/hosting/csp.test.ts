import { contentSecurityPolicy, cspSources, hashSource } from "./csp";

describe("hashSource", () => {
  it("is the hash that browsers compute (CSP3 §8.3: alert('Hello, world.'))", () => {
    expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });

  it("is taken over line ends as the parser normalises them", () => {
    expect(hashSource("a\r\nb\rc")).toBe(hashSource("a\nb\nc"));
  });
});

describe("contentSecurityPolicy", () => {
  const policy = contentSecurityPolicy(
    ["'sha256-a'", "'sha256-b'"],
    [
      { use: "script", host: "https://www.googletagmanager.com" },
      { use: "frame", host: "https://calendly.com" },
    ],
  );
  const directives = new Map(policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]));

  it("allows own scripts, the hashes and the hosts, and nothing unsafe", () => {
    expect(directives.get("script-src")).toEqual([
      "'self'",
      "'sha256-a'",
      "'sha256-b'",
      "https://www.googletagmanager.com",
    ]);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain("unsafe-eval");
  });

  it("forbids framing, plug-ins and another base address", () => {
    expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
    expect(directives.get("object-src")).toEqual(["'none'"]);
    expect(directives.get("base-uri")).toEqual(["'none'"]);
  });

  it("allows frames of the given hosts only, and none without hosts", () => {
    expect(directives.get("frame-src")).toEqual(["https://calendly.com"]);
    expect(contentSecurityPolicy([], [])).toContain("frame-src 'none'");
  });

  it("names each host once, sorted", () => {
    const hosts = ["https://b.example", "https://a.example", "https://b.example"];
    const sources = hosts.map((host) => ({ use: "img" as const, host }));
    expect(contentSecurityPolicy([], sources)).toContain("img-src 'self' data: https://a.example https://b.example;");
  });

  it("lets requests fall back on default-src, and names their hosts beside the own", () => {
    expect(policy).toMatch(/^default-src 'self';/);
    expect(policy).not.toMatch(/connect-src/);
    const wider = contentSecurityPolicy([], [{ use: "connect", host: "https://c.example" }]);
    expect(wider).toContain("; connect-src 'self' https://c.example;");
  });

  it("fits in one line of a header file (Cloudflare Pages: 2,000 characters)", () => {
    expect(policy).not.toContain("\n");
    expect(policy.length).toBeLessThan(1900);
  });
});

const kit = {
  kind: "script",
  url: "https://bureau.kit.com/abc/index.js",
  hosts: [
    { use: "script", host: "https://f.convertkit.com" },
    { use: "img", host: "https://embed.filekitcdn.com" },
  ],
} as const;

describe("cspSources", () => {
  it("is empty while nothing is configured", () => {
    expect(cspSources("", [{ ...kit, url: "" }])).toEqual([]);
  });

  it("allows the tag manager only with a container", () => {
    const sources = cspSources("GTM-ABC", []);
    expect(sources.filter(({ use }) => use === "script")).toEqual([
      { use: "script", host: "https://*.googletagmanager.com" },
    ]);
    expect(sources).toContainEqual({ use: "connect", host: "https://*.google-analytics.com" });
    expect(sources.filter(({ use }) => use === "frame")).toEqual([]);
  });

  it("allows an iframe its own origin and nothing else", () => {
    const sources = cspSources("", [{ kind: "iframe", url: "https://tally.so/embed/x" }]);
    expect(sources).toEqual([{ use: "frame", host: "https://tally.so" }]);
  });

  it("allows an embed the hosts that it declares", () => {
    expect(cspSources("", [kit])).toEqual([
      { use: "script", host: "https://bureau.kit.com" },
      { use: "connect", host: "https://bureau.kit.com" },
      { use: "formAction", host: "https://bureau.kit.com" },
      ...kit.hosts,
    ]);
  });
});
