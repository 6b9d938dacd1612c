import { act, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryStorage } from "../../test/memory-storage";
import { NOW } from "../../test/stored-cases";
import { consentStore, useConsent } from "./consent-store";
import { CONSENT_DATE_KEY, CONSENT_KEY, CONSENT_MAX_AGE, readConsent, writeConsent } from "./storage";

const useStorage = (access: () => Storage) => jest.spyOn(window, "localStorage", "get").mockImplementation(access);
const refused = { analytics: false, marketing: false };

function Shown() {
  return Object.values(useConsent()).join();
}

/** Ends of what listens to the store in a test. */
const ends: (() => void)[] = [];

/** What the browser tells other tabs: one event for each key. */
const tell = (...keys: (string | null)[]) => {
  for (const key of keys) window.dispatchEvent(new StorageEvent("storage", { key }));
};

const comeBack = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

const setGpc = (gpc: boolean) => Object.assign(navigator, { globalPrivacyControl: gpc });

const forget = () => {
  for (const end of ends.splice(0)) end();
  consentStore.rejectAll();
  localStorage.clear();
};

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  forget();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  setGpc(false);
});

/** The store as it starts from what is stored, and what it reports from now on. */
const openTab = ({ gpc = false } = {}) => {
  setGpc(gpc);
  tell(null);
  const changes: Parameters<Parameters<typeof consentStore.onChange>[0]>[] = [];
  ends.push(consentStore.onChange((...change) => changes.push(change)));
  return { store: consentStore, changes };
};

const decide = (analytics: boolean, marketing: boolean) => writeConsent({ analytics, marketing });

describe("start", () => {
  it("follows a choice that is stored", () => {
    decide(true, false);
    jest.isolateModules(() => {
      const { consentStore: fresh } = jest.requireActual<typeof import("./consent-store")>("./consent-store");
      expect(fresh.getSnapshot()).toEqual({ status: "decided", analytics: true, marketing: false, view: "closed" });
    });
  });

  it("knows nothing on the server and shows nothing", () => {
    expect(renderToString(createElement(Shown))).toBe("unknown,false,false,closed");
  });

  it("asks again after a year", () => {
    decide(true, true);
    jest.setSystemTime(NOW + CONSENT_MAX_AGE + 1);
    expect(openTab().store.getSnapshot()).toMatchObject({ status: "undecided", view: "banner" });
  });
});

describe("choices", () => {
  it.each([
    ["acceptAll", (store: typeof consentStore) => store.acceptAll(), { analytics: true, marketing: true }],
    ["rejectAll", (store: typeof consentStore) => store.rejectAll(), refused],
    [
      "save",
      (store: typeof consentStore) => store.save({ analytics: false, marketing: true }),
      { analytics: false, marketing: true },
    ],
  ])("%s stores, hides and reports", (_name, choose, preference) => {
    const { store, changes } = openTab();
    const before = store.getSnapshot();
    choose(store);
    const decided = { status: "decided", ...preference, view: "closed" };
    expect(store.getSnapshot()).toEqual(decided);
    expect(readConsent()).toEqual(preference);
    expect(changes).toEqual([[before, decided, "user"]]);
  });

  it("reports a choice that changes nothing, too", () => {
    const { store, changes } = openTab();
    store.rejectAll();
    store.openSettings();
    store.save(refused);
    expect(changes.map(([, , origin]) => origin)).toEqual(["user", "user"]);
  });

  it("works without storage for as long as the page stays", () => {
    useStorage(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    const { store } = openTab();
    expect(store.getSnapshot().view).toBe("banner");
    store.acceptAll();
    expect(store.getSnapshot()).toMatchObject({ status: "decided", marketing: true, view: "closed" });
  });

  it("is not stopped by a listener that throws", () => {
    const error = jest.spyOn(console, "error").mockImplementation();
    const { store, changes } = openTab();
    const second: unknown[] = [];
    const breaks = () => {
      throw new Error("broken");
    };
    ends.push(
      store.onChange(breaks),
      store.onChange((_previous, _next, origin) => second.push(origin)),
    );
    expect(() => store.acceptAll()).not.toThrow();
    expect([changes.length, second]).toEqual([1, ["user"]]);
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });
});

describe("views", () => {
  it.each([
    ["a choice", false],
    ["Global Privacy Control", true],
  ])("opens the settings after %s and closes them unchanged", (_name, gpc) => {
    if (!gpc) decide(true, false);
    const { store, changes } = openTab({ gpc });
    const before = store.getSnapshot();
    store.openSettings();
    expect(store.getSnapshot()).toEqual({ ...before, view: "details" });
    store.cancelDetails();
    expect(store.getSnapshot()).toEqual(before);
    expect(changes).toEqual([]);
  });

  it("keeps one state object until something changes", () => {
    const { store } = openTab();
    const seen: unknown[] = [];
    const { unmount } = renderHook(() => seen.push(useConsent()));
    const [first] = seen;
    act(() => store.cancelDetails());
    expect(store.getSnapshot()).toBe(first);
    act(() => store.openSettings());
    act(() => store.openSettings());
    expect(store.getSnapshot()).not.toBe(first);
    expect(seen).toEqual([first, store.getSnapshot()]);
    unmount();
    store.cancelDetails();
    expect(seen).toHaveLength(2);
  });
});

describe("other tabs", () => {
  it("follows a choice at once and reports it once", () => {
    const { store, changes } = openTab();
    decide(true, false);
    tell(CONSENT_KEY, CONSENT_DATE_KEY);
    expect(store.getSnapshot()).toEqual({ status: "decided", analytics: true, marketing: false, view: "closed" });
    expect(changes.map(([, , origin]) => origin)).toEqual(["other-tab"]);
  });

  it("never sees an expired preference with a fresh date while the other tab writes", () => {
    const storage = createMemoryStorage();
    useStorage(() => storage);
    jest.setSystemTime(Date.parse("2020-01-01T00:00:00.000Z"));
    decide(true, true);
    jest.setSystemTime(NOW);
    const { store, changes } = openTab();
    const write = storage.setItem;
    storage.setItem = (key, value) => {
      write(key, value);
      tell(key);
    };
    decide(false, false);
    expect(changes.map(([, next]) => [next.analytics, next.marketing])).toEqual([[false, false]]);
    expect(store.getSnapshot().status).toBe("decided");
  });

  it.each([
    ["keys removed", CONSENT_KEY],
    ["storage cleared", null],
  ])("asks again after %s", (_name, key) => {
    decide(true, true);
    const { store, changes } = openTab();
    localStorage.clear();
    tell(key);
    expect(store.getSnapshot()).toEqual({ status: "undecided", ...refused, view: "banner" });
    expect(changes).toHaveLength(1);
  });

  it("leaves other keys alone", () => {
    const { store } = openTab();
    decide(true, true);
    tell("theme");
    expect(store.getSnapshot().status).toBe("undecided");
  });

  it("catches up when the page comes back from the back/forward cache", () => {
    const { store } = openTab();
    decide(true, true);
    comeBack(false);
    expect(store.getSnapshot().status).toBe("undecided");
    comeBack(true);
    expect(store.getSnapshot().status).toBe("decided");
  });

  it("keeps a choice that could not be stored when the page comes back", () => {
    useStorage(() => null as unknown as Storage);
    const { store } = openTab();
    store.rejectAll();
    comeBack(true);
    expect(store.getSnapshot().status).toBe("decided");
  });
});

describe("any order of actions", () => {
  const actions = ["acceptAll", "rejectAll", "cancelDetails", "openSettings"] as const;

  it("keeps state and storage in agreement", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.constantFrom(...actions), { maxLength: 12 }), (gpc, names) => {
        forget();
        const { store, changes } = openTab({ gpc });
        for (const name of names) store[name]();
        const { status, view, analytics, marketing } = store.getSnapshot();
        const choices = names.filter((name) => name === "acceptAll" || name === "rejectAll");
        const all = choices.at(-1) === "acceptAll";
        expect(changes).toHaveLength(choices.length);
        expect([analytics, marketing]).toEqual([all, all]);
        expect(status).toBe(choices.length > 0 ? "decided" : gpc ? "gpc" : "undecided");
        expect(readConsent()).toEqual(choices.length > 0 ? { analytics: all, marketing: all } : null);
        if (view === "banner") expect(status).toBe("undecided");
        if (view === "closed") expect(status).not.toBe("undecided");
      }),
      { numRuns: 500 },
    );
  });
});

describe("buttons and links", () => {
  it.each([
    ["<button data-consent-settings><b>Cookie-instellingen</b></button><button>Anders</button>"],
    ['<a href="#cookie-instellingen"><b>Cookie-instellingen</b></a><a href="#anders">Anders</a>'],
  ])("open the settings where they ask for it, and get the focus: %s", (html) => {
    document.body.innerHTML = html;
    const [opener, other] = document.querySelectorAll<HTMLElement>("button, a");
    other?.click();
    expect(consentStore.getSnapshot().view).toBe("closed");
    opener?.querySelector("b")?.click();
    expect(consentStore.getSnapshot().view).toBe("details");
    expect(opener).toHaveFocus();
    document.body.replaceChildren();
  });
});
