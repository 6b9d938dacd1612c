import { NOW, STORED_CASES } from "../../test/stored-cases";
import { consentMode } from "./consent-mode";
import { consentHeadScript } from "./head-script";
import { CONSENT_DATE_KEY, CONSENT_KEY } from "./storage";

const DENIED = consentMode({ analytics: false, marketing: false });
const DEFAULT = ["consent", "default", { ...DENIED, wait_for_update: 500 }];

/** Runs the script as the browser does and returns what it pushed, as lists. */
const runScript = (): unknown[][] => {
  const script = document.createElement("script");
  script.textContent = consentHeadScript();
  document.head.append(script);
  return (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
};

const setGpc = (value: boolean | undefined) =>
  Object.defineProperty(navigator, "globalPrivacyControl", { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  localStorage.clear();
  document.head.replaceChildren();
  delete document.documentElement.dataset.consent;
  window.dataLayer = undefined;
  window.gtag = undefined;
  setGpc(undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("the script in the head", () => {
  it.each(STORED_CASES)("follows the rules of storage.ts: $name", ({ json, date, means }) => {
    if (json !== null) localStorage.setItem(CONSENT_KEY, json);
    if (date !== null) localStorage.setItem(CONSENT_DATE_KEY, date);
    expect(runScript()).toEqual(means ? [DEFAULT, ["consent", "update", consentMode(means)]] : [DEFAULT]);
    expect(document.documentElement.dataset.consent).toBe(means ? "decided" : "undecided");
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

  it("takes Global Privacy Control as a decision, denied", () => {
    setGpc(true);
    expect(runScript()).toEqual([DEFAULT]);
    expect(document.documentElement.dataset.consent).toBe("decided");
  });

  it("denies everything when storage is blocked", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    expect(runScript()).toEqual([DEFAULT]);
    expect(document.documentElement.dataset.consent).toBe("undecided");
  });

  it("is small, the same every time and safe inside a script element", () => {
    const script = consentHeadScript();
    expect(script).toBe(consentHeadScript());
    expect(new Blob([script]).size).toBeLessThan(1200);
    expect(script).not.toMatch(/<|-->/);
  });
});
