import { NO_SOURCES } from "./csp";
import { cspSources, type EmbedProvider } from "./providers";

const embed = (provider: EmbedProvider["provider"], kind: EmbedProvider["kind"], url: string) =>
  cspSources({ tagManagerId: "", embeds: [{ provider, kind, url }] });

describe("cspSources", () => {
  it("is empty while nothing is configured", () => {
    expect(cspSources({ tagManagerId: "", embeds: [{ provider: "calendly", kind: "scheduling", url: "" }] })).toEqual(
      NO_SOURCES,
    );
  });

  it("allows the tag manager only with a container", () => {
    const { script, connect, frame } = cspSources({ tagManagerId: "GTM-ABC", embeds: [] });
    expect(script).toEqual(["https://*.googletagmanager.com"]);
    expect(connect).toContain("https://*.google-analytics.com");
    expect(frame).toEqual([]);
  });

  it("allows an iframe its own origin and nothing else", () => {
    const sources = embed("tally", "iframe", "https://tally.so/embed/x?y=1");
    expect(sources).toEqual({ ...NO_SOURCES, frame: ["https://tally.so"] });
  });

  it("allows a scheduling widget its script and its frame", () => {
    const sources = embed("calendly", "scheduling", "https://calendly.com/a/b");
    expect(sources.script).toEqual(["https://assets.calendly.com"]);
    expect(sources.frame).toEqual(["https://calendly.com"]);
  });

  it("allows a frame what its address leads on to", () => {
    expect(embed("calendly", "scheduling", "https://www.calendly.com/a/b").frame).toEqual([
      "https://calendly.com",
      "https://www.calendly.com",
    ]);
    expect(embed("jotform", "iframe", "https://eu.jotform.com/1").frame).toContain("https://*.jotform.com");
    expect(embed("kit", "script", "https://bureau.kit.com/abc/index.js").frame).toContain("https://app.kit.com");
  });

  it("allows the script of an agenda that is served elsewhere", () => {
    expect(embed("cal", "scheduling", "https://agenda.example/a").script).toEqual(["https://agenda.example"]);
  });

  it("takes the host of a script embed from its address, a stand-in on loopback too", () => {
    const sources = embed("other", "script", "http://127.0.0.1:4100/kit.js");
    expect(sources.script).toContain("http://127.0.0.1:4100");
    expect(sources.formAction).toContain("http://127.0.0.1:4100");
  });

  it("adds extra hosts, each once", () => {
    const extra = { script: ["https://a.example", "https://a.example"], img: ["https://b.example"] };
    const sources = cspSources({ tagManagerId: "", embeds: [], extra });
    expect(sources).toEqual({ ...NO_SOURCES, script: ["https://a.example"], img: ["https://b.example"] });
  });
});
