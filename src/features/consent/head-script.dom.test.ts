import { consentMode } from "./consent-mode";
import { consentHeadScript } from "./head-script";

const DENIED = consentMode({ analytics: false, marketing: false });
const DEFAULT = ["consent", "default", { ...DENIED, wait_for_update: 500 }];

/** Runs the script as the browser does and returns what it pushed, as lists. */
const runScript = (): unknown[][] => {
  const script = document.createElement("script");
  script.textContent = consentHeadScript();
  document.head.append(script);
  return (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
};

beforeEach(() => {
  document.head.replaceChildren();
  window.dataLayer = undefined;
  window.gtag = undefined;
});

describe("the script in the head", () => {
  it("denies everything", () => {
    expect(runScript()).toEqual([DEFAULT]);
  });

  it("pushes the arguments object, which is what Consent Mode reads", () => {
    runScript();
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe("[object Arguments]");
  });

  it("keeps a data layer that is there", () => {
    const layer: unknown[] = [];
    window.dataLayer = layer;
    runScript();
    expect(window.dataLayer).toBe(layer);
    expect(layer).toHaveLength(1);
  });

  it("is small, the same every time and safe inside a script element", () => {
    const script = consentHeadScript();
    expect(script).toBe(consentHeadScript());
    expect(new Blob([script]).size).toBeLessThan(400);
    expect(script).not.toMatch(/<|-->/);
  });
});
