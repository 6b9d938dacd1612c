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
});

describe("consentStore", () => {
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
});
