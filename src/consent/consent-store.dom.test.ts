import { CONSENT_KEY, writeConsent } from "./storage";
import type { ConsentStore } from "./store";

/** What listens to the page: each copy of the module must stop with its test. */
const listeners: Parameters<Document["addEventListener"]>[] = [];

/** The store of a page that was just loaded. */
const load = (): ConsentStore => {
  let store: ConsentStore | undefined;
  jest.isolateModules(() => {
    store = jest.requireActual<typeof import("./consent-store")>("./consent-store").consentStore;
  });
  if (!store) throw new Error("not loaded");
  return store;
};

beforeEach(() => {
  localStorage.clear();
  const listen = document.addEventListener.bind(document);
  jest.spyOn(document, "addEventListener").mockImplementation((...listener: (typeof listeners)[number]) => {
    listeners.push(listener);
    listen(...listener);
  });
});

afterEach(() => {
  for (const listener of listeners.splice(0)) document.removeEventListener(...listener);
  jest.restoreAllMocks();
  document.body.replaceChildren();
  Object.defineProperty(navigator, "globalPrivacyControl", { value: undefined, configurable: true });
});

describe("consentStore", () => {
  it("reads and writes the local storage of the page", () => {
    load().acceptAll();
    expect(localStorage.getItem(CONSENT_KEY)).toContain('"marketing":true');
    expect(load().getSnapshot()).toMatchObject({ status: "decided", marketing: true });
  });

  it("knows Global Privacy Control", () => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
    expect(load().getSnapshot().status).toBe("gpc");
  });

  it("follows other tabs", () => {
    const store = load();
    writeConsent(() => localStorage, { analytics: true, marketing: false, date: new Date().toISOString() });
    window.dispatchEvent(new StorageEvent("storage", { key: CONSENT_KEY }));
    expect(store.getSnapshot()).toMatchObject({ status: "decided", analytics: true });
  });

  it("keeps data-consent on the root element true", () => {
    const store = load();
    store.rejectAll();
    expect(document.documentElement.dataset.consent).toBe("decided");
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(document.documentElement.dataset.consent).toBe("undecided");
  });

  it("opens the settings from any button that asks for it, which gets the focus", () => {
    document.body.innerHTML =
      "<button data-consent-settings><b>Cookie-instellingen</b></button><button>Anders</button>";
    const [opener, other] = document.querySelectorAll("button");
    const store = load();
    store.rejectAll();
    other?.click();
    expect(store.getSnapshot().view).toBe("closed");
    opener?.querySelector("b")?.click();
    expect(store.getSnapshot().view).toBe("details");
    expect(opener).toHaveFocus();
  });

  it("works where storage is blocked", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    expect(load().getSnapshot().status).toBe("undecided");
  });
});
