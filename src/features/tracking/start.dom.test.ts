import { consentMode } from "../consent/consent-mode";
import type * as Consent from "../consent/consent-store";
import { consentHeadScript } from "../consent/head-script";
import { writeConsent } from "../consent/storage";
import { recordEvents, type TrackedEvents } from "./recorded-events.test.helper";
import type * as Start from "./start";

jest.mock("./vitals", () => ({ measureVitals: jest.fn() }));

const mockReload = jest.fn();
jest.mock("../consent/withdrawal", () => {
  const { watchWithdrawal } = jest.requireActual<typeof import("../consent/withdrawal")>("../consent/withdrawal");
  return { watchWithdrawal: () => watchWithdrawal(mockReload) };
});

const NOW = "2025-10-15T12:00:00.000Z";
let events: TrackedEvents;

/** What listens to the page: each copy of the modules must stop with its test. */
const listeners: [EventTarget, ...Parameters<EventTarget["addEventListener"]>][] = [];

/** Fresh copies of the modules, as a page that was just loaded has them. */
const loadModules = () => {
  let modules: (typeof Start & Pick<typeof Consent, "consentStore">) | undefined;
  jest.isolateModules(() => {
    const { consentStore } = jest.requireActual<typeof Consent>("../consent/consent-store");
    modules = { ...jest.requireActual<typeof Start>("./start"), consentStore };
  });
  if (!modules) throw new Error("not loaded");
  return modules;
};

/** Runs the head script, as a page load does; returns fresh copies of the modules. */
const prepare = (path: string) => {
  window.history.replaceState(null, "", path);
  window.dataLayer = undefined;
  window.gtag = undefined;
  document.head.replaceChildren();
  const head = document.createElement("script");
  head.textContent = consentHeadScript();
  document.head.append(head);
  head.remove();
  const options = { tagManagerId: "GTM-ABC123", phone: "024 000 00 00" };
  return { ...loadModules(), options };
};

/** A page load with tracking started. */
const load = (path: string) => {
  const page = prepare(path);
  page.startTracking(page.options);
  return page;
};

/** The data layer: commands as lists, events as they are. */
const layer = () =>
  events
    .pushed()
    .map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]" ? Array.from(entry as ArrayLike<unknown>) : entry,
    );
const named = (name: string) => layer().filter((entry) => (entry as { event?: string }).event === name);
const containers = () => document.querySelectorAll('script[src*="gtm.js"]').length;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
  localStorage.clear();
  sessionStorage.clear();
  mockReload.mockClear();
  events = recordEvents();
  for (const target of [document, window]) {
    const listen: EventTarget["addEventListener"] = target.addEventListener.bind(target);
    jest.spyOn(target as EventTarget, "addEventListener").mockImplementation((...listener) => {
      listeners.push([target, ...listener]);
      listen(...listener);
    });
  }
  jest.spyOn(console, "log").mockImplementation(() => undefined);
});

afterEach(() => {
  for (const [target, ...listener] of listeners.splice(0)) target.removeEventListener(...listener);
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe("startTracking", () => {
  it("does its work once", () => {
    const { startTracking, options, consentStore } = load("/");
    startTracking(options);
    consentStore.acceptAll();
    expect(named("traffic_source")).toHaveLength(1);
    expect(named("consent_update")).toHaveLength(1);
    expect(containers()).toBe(1);
  });

  it("does nothing before it is started", () => {
    const { routeShown, bookingReported } = loadModules();
    window.dataLayer = undefined;
    routeShown("/", "Home");
    bookingReported();
    expect(window.dataLayer).toBeUndefined();
  });

  it("never throws", () => {
    const error = jest.spyOn(console, "error").mockImplementation();
    const { options } = load("/");
    const { startTracking } = loadModules();
    jest.spyOn(document, "addEventListener").mockImplementation(() => {
      throw new Error("broken");
    });
    expect(() => startTracking(options)).not.toThrow();
    expect(error).toHaveBeenCalledTimes(1);
  });
});

describe("consent", () => {
  it("tells a stored choice right after the default", () => {
    writeConsent({ analytics: true, marketing: false });
    load("/");
    expect(layer().slice(0, 2)).toEqual([
      ["consent", "default", expect.anything()],
      ["consent", "update", consentMode({ analytics: true, marketing: false })],
    ]);
  });

  it("tells nothing but the default without one", () => {
    load("/");
    expect(layer().filter(Array.isArray)).toEqual([["consent", "default", expect.anything()]]);
  });

  it("goes on when the signals of a stored choice cannot be told", () => {
    const error = jest.spyOn(console, "error").mockImplementation();
    writeConsent({ analytics: true, marketing: false });
    const { startTracking, options } = prepare("/");
    window.gtag = () => {
      throw new Error("broken");
    };
    startTracking(options);
    expect(error).toHaveBeenCalledTimes(1);
    expect(named("traffic_source")).toHaveLength(1);
  });

  it("tells once that the tag manager cannot be loaded, and goes on", () => {
    const error = jest.spyOn(console, "error").mockImplementation();
    const { startTracking, options, consentStore } = prepare("/");
    jest.spyOn(document.head, "append").mockImplementation(() => {
      throw new Error("blocked");
    });
    startTracking(options);
    consentStore.acceptAll();
    consentStore.save({ analytics: true, marketing: false });
    expect(error).toHaveBeenCalledTimes(1);
    expect(named("consent_update")).toHaveLength(2);
  });

  it("tells once that nothing is denied by default, and loads no tag manager", () => {
    const error = jest.spyOn(console, "error").mockImplementation();
    const { startTracking, options, consentStore } = prepare("/");
    window.gtag = undefined;
    startTracking(options);
    consentStore.acceptAll();
    consentStore.save({ analytics: true, marketing: false });
    expect(error).toHaveBeenCalledTimes(1);
    expect(containers()).toBe(0);
  });

  it("follows another tab: signals and container, but no event of its own", () => {
    load("/");
    writeConsent({ analytics: true, marketing: true });
    window.dispatchEvent(new StorageEvent("storage"));
    expect(containers()).toBe(1);
    expect(layer()).toContainEqual(["consent", "update", consentMode({ analytics: true, marketing: true })]);
    expect(named("consent_update")).toEqual([]);
  });

  it("reports withdrawal before it loads the page again", () => {
    const { consentStore } = load("/");
    Object.assign(document, { cookie: "_ga=GA1.1.1; path=/" });
    consentStore.acceptAll();
    mockReload.mockImplementation(() => expect(named("consent_update")).toHaveLength(2));
    consentStore.rejectAll();
    expect(mockReload).toHaveBeenCalledTimes(1);
    expect(document.cookie).toBe("");
  });
});

describe("clicks", () => {
  it.each([
    ["tel:+31240000000", "024 000 00 00"],
    ["tel:0240000000", "024 000 00 00"],
    ["tel:+31880000000", "+31880000000"],
  ])("counts a call to %s as %s", (href, number) => {
    load("/contact?utm_source=google");
    const link = document.createElement("a");
    link.href = href;
    link.addEventListener("click", (event) => event.preventDefault());
    document.body.append(link);
    link.click();
    expect(named("conversion")).toMatchObject([
      { conversion_type: "phone_click", page_path: "/contact", utm_source: "google", phone_number: number },
    ]);
  });
});
