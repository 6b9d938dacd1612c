import { cspSources } from "./providers";

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
