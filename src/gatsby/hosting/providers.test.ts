import { NO_SOURCES } from "./csp";
import { cspSources } from "./providers";

describe("cspSources", () => {
  it("is empty while nothing is configured", () => {
    expect(cspSources({ tagManagerId: "", embeds: [{ kind: "scheduling", url: "" }] })).toEqual(NO_SOURCES);
  });

  it("allows the tag manager only with a container", () => {
    const { script, connect, frame } = cspSources({ tagManagerId: "GTM-ABC", embeds: [] });
    expect(script).toEqual(["https://*.googletagmanager.com"]);
    expect(connect).toContain("https://*.google-analytics.com");
    expect(frame).toEqual([]);
  });

  it("allows an iframe its own origin and nothing else", () => {
    const sources = cspSources({ tagManagerId: "", embeds: [{ kind: "iframe", url: "https://tally.so/embed/x?y=1" }] });
    expect(sources).toEqual({ ...NO_SOURCES, frame: ["https://tally.so"] });
  });

  it("allows a scheduling widget its script and its frame", () => {
    const sources = cspSources({ tagManagerId: "", embeds: [{ kind: "scheduling", url: "https://calendly.com/a/b" }] });
    expect(sources.script).toEqual(["https://assets.calendly.com"]);
    expect(sources.frame).toEqual(["https://calendly.com"]);
  });

  it("takes the host of a script embed from its address, a stand-in on loopback too", () => {
    const sources = cspSources({ tagManagerId: "", embeds: [{ kind: "script", url: "http://127.0.0.1:4100/kit.js" }] });
    expect(sources.script).toContain("http://127.0.0.1:4100");
    expect(sources.formAction).toContain("http://127.0.0.1:4100");
  });

  it("adds extra hosts, each once", () => {
    const extra = { script: ["https://a.example", "https://a.example"], img: ["https://b.example"] };
    const sources = cspSources({ tagManagerId: "", embeds: [], extra });
    expect(sources).toEqual({ ...NO_SOURCES, script: ["https://a.example"], img: ["https://b.example"] });
  });
});
