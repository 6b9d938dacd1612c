import { NO_SOURCES } from "./csp";
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
    expect(cspSources({ tagManagerId: "", embeds: [{ ...kit, url: "" }] })).toEqual(NO_SOURCES);
  });

  it("allows the tag manager only with a container", () => {
    const { script, connect, frame } = cspSources({ tagManagerId: "GTM-ABC", embeds: [] });
    expect(script).toEqual(["https://*.googletagmanager.com"]);
    expect(connect).toContain("https://*.google-analytics.com");
    expect(frame).toEqual([]);
  });

  it("allows an iframe its own origin and nothing else", () => {
    const sources = cspSources({ tagManagerId: "", embeds: [{ kind: "iframe", url: "https://tally.so/embed/x" }] });
    expect(sources).toEqual({ ...NO_SOURCES, frame: ["https://tally.so"] });
  });

  it("adds extra hosts, each once", () => {
    const extra = { script: ["https://a.example", "https://a.example"], img: ["https://b.example"] };
    const sources = cspSources({ tagManagerId: "", embeds: [], extra });
    expect(sources).toEqual({ ...NO_SOURCES, script: ["https://a.example"], img: ["https://b.example"] });
  });

  it("allows an embed the hosts that it declares, each once and sorted", () => {
    const { script, img, formAction } = cspSources({ tagManagerId: "", embeds: [kit, kit] });
    expect(script).toEqual(["https://bureau.kit.com", "https://f.convertkit.com"]);
    expect(img).toEqual(["https://embed.filekitcdn.com"]);
    expect(formAction).toEqual(["https://bureau.kit.com"]);
  });
});
