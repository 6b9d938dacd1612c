import { loadTagManager } from "./tag-manager";

const scripts = () => [...document.querySelectorAll("script")];

beforeEach(() => {
  document.head.replaceChildren();
  window.dataLayer = [];
  window.gtag = () => undefined;
});

describe("loadTagManager", () => {
  it.each([null, ""])("requests nothing for %j", (id) => {
    loadTagManager(id);
    expect(scripts()).toEqual([]);
  });

  it("requests nothing when nothing is denied by default", () => {
    window.gtag = undefined;
    expect(() => loadTagManager("GTM-ABC123")).toThrow("no Consent Mode default");
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toEqual([]);
  });
});
