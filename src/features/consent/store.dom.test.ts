import fc from "fast-check";
import { createMemoryStorage } from "../../test/memory-storage";
import { NOW } from "../../test/stored-cases";
import { CONSENT_DATE_KEY, CONSENT_KEY, CONSENT_MAX_AGE, readConsent, writeConsent } from "./storage";
import { type ConsentListener, type ConsentStore, createConsentStore } from "./store";

const useStorage = (access: () => Storage) => jest.spyOn(window, "localStorage", "get").mockImplementation(access);
const none = () => null as unknown as Storage;
const refused = { analytics: false, marketing: false };

interface Tab {
  store: ConsentStore;
  target: EventTarget;
  changes: Parameters<ConsentListener>[];
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const openTab = ({ gpc = false } = {}): Tab => {
  const target = new EventTarget();
  const store = createConsentStore({ gpc, target });
  const changes: Tab["changes"] = [];
  store.onChange((...change) => changes.push(change));
  return { store, target, changes };
};

/** What the browser tells other tabs: one event for each key. */
const tell = (target: EventTarget, ...keys: (string | null)[]) => {
  for (const key of keys) target.dispatchEvent(Object.assign(new Event("storage"), { key }));
};

const decide = (analytics: boolean, marketing: boolean) => writeConsent({ analytics, marketing });

describe("start", () => {
  it("follows a choice that is stored", () => {
    decide(true, false);
    expect(openTab().store.getSnapshot()).toEqual({
      status: "decided",
      analytics: true,
      marketing: false,
      view: "closed",
    });
  });

  it("knows nothing on the server and shows nothing", () => {
    useStorage(none);
    const store = createConsentStore({});
    expect(store.getServerSnapshot()).toEqual({ status: "unknown", ...refused, view: "closed" });
    expect(store.getServerSnapshot()).toBe(store.getServerSnapshot());
  });

  it("asks again after a year", () => {
    decide(true, true);
    jest.setSystemTime(NOW + CONSENT_MAX_AGE + 1);
    expect(openTab().store.getSnapshot()).toMatchObject({ status: "undecided", view: "banner" });
  });
});

describe("choices", () => {
  it.each([
    ["acceptAll", (store: ConsentStore) => store.acceptAll(), { analytics: true, marketing: true }],
    ["rejectAll", (store: ConsentStore) => store.rejectAll(), refused],
    [
      "save",
      (store: ConsentStore) => store.save({ analytics: false, marketing: true }),
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
    const store = createConsentStore({});
    expect(store.getSnapshot().view).toBe("banner");
    store.acceptAll();
    expect(store.getSnapshot()).toMatchObject({ status: "decided", marketing: true, view: "closed" });
  });

  it("is not stopped by a listener that throws", () => {
    const error = jest.spyOn(console, "error").mockImplementation();
    const { store, changes } = openTab();
    const second: unknown[] = [];
    store.onChange(() => {
      throw new Error("broken");
    });
    store.onChange((_previous, _next, origin) => second.push(origin));
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
    const calls: unknown[] = [];
    const end = store.subscribe(() => calls.push(store.getSnapshot()));
    const first = store.getSnapshot();
    store.cancelDetails();
    expect(store.getSnapshot()).toBe(first);
    store.openSettings();
    store.openSettings();
    expect(store.getSnapshot()).not.toBe(first);
    expect(calls).toEqual([store.getSnapshot()]);
    end();
    store.cancelDetails();
    expect(calls).toHaveLength(1);
  });
});

describe("other tabs", () => {
  it("follows a choice at once and reports it once", () => {
    const { store, target, changes } = openTab();
    decide(true, false);
    tell(target, CONSENT_KEY, CONSENT_DATE_KEY);
    expect(store.getSnapshot()).toEqual({ status: "decided", analytics: true, marketing: false, view: "closed" });
    expect(changes.map(([, , origin]) => origin)).toEqual(["other-tab"]);
  });

  it("never sees an expired preference with a fresh date while the other tab writes", () => {
    const storage = createMemoryStorage();
    useStorage(() => storage);
    jest.setSystemTime(Date.parse("2020-01-01T00:00:00.000Z"));
    decide(true, true);
    jest.setSystemTime(NOW);
    const { store, target, changes } = openTab();
    const write = storage.setItem;
    storage.setItem = (key, value) => {
      write(key, value);
      tell(target, key);
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
    const { store, target, changes } = openTab();
    localStorage.clear();
    tell(target, key);
    expect(store.getSnapshot()).toEqual({ status: "undecided", ...refused, view: "banner" });
    expect(changes).toHaveLength(1);
  });

  it("leaves other keys alone", () => {
    const { store, target } = openTab();
    decide(true, true);
    tell(target, "theme");
    expect(store.getSnapshot().status).toBe("undecided");
  });

  it("catches up when the page comes back from the back/forward cache", () => {
    const { store, target } = openTab();
    decide(true, true);
    target.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(store.getSnapshot().status).toBe("undecided");
    target.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(store.getSnapshot().status).toBe("decided");
  });

  it("keeps a choice that could not be stored when the page comes back", () => {
    const target = new EventTarget();
    useStorage(none);
    const store = createConsentStore({ target });
    store.rejectAll();
    target.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(store.getSnapshot().status).toBe("decided");
  });
});

describe("any order of actions", () => {
  const actions = ["acceptAll", "rejectAll", "cancelDetails", "openSettings"] as const;

  it("keeps state and storage in agreement", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.constantFrom(...actions), { maxLength: 12 }), (gpc, names) => {
        localStorage.clear();
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
