import { writeConsent } from "../consent/storage";
import { recordEvents, type TrackedEvents } from "./recorded-events.test.helper";

type Told = Readonly<Record<string, readonly object[]>>;

let events: TrackedEvents;

/** A browser that reports these entries; it does not support types without a list. */
const browserTells = (told: Told, interactionCount = 0): void => {
  class Observer {
    static supportedEntryTypes = Object.keys(told);
    constructor(readonly tell: (list: { getEntries: () => readonly object[] }) => void) {}
    observe = ({ type }: { type: string }) => this.tell({ getEntries: () => [...(told[type] ?? [])] });
    takeRecords = () => [];
    disconnect = () => undefined;
  }
  class PerformanceEventTiming {
    get interactionId() {
      return 0;
    }
  }
  const requestIdleCallback = (run: () => void) => run();
  Object.assign(window, { PerformanceObserver: Observer, PerformanceEventTiming, requestIdleCallback });
  Object.assign(performance, { getEntriesByType: () => [], interactionCount });
};

/** Measures as a document that has just been loaded does; the library knows one document. */
const measure = (path: string, analytics = true): Promise<void> =>
  jest.isolateModulesAsync(async () => {
    writeConsent({ analytics, marketing: false });
    const { measureVitals } = await import("./vitals");
    measureVitals(path);
    // The library handles the browser's reports in microtasks.
    await new Promise((resolve) => setTimeout(resolve));
  });

const turnAway = (): void => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
};

const figures = () =>
  events.pushed().map((entry) => {
    const { metric_name: name, metric_value: value, metric_rating: rating } = entry as Record<string, unknown>;
    return [name, value, rating];
  });

const FIRST_PAINT = { name: "first-contentful-paint", startTime: 200, duration: 0 };
const shift = (startTime: number, value: number) => ({ startTime, value, hadRecentInput: false });
const interaction = (interactionId: number, duration: number) => ({
  entryType: "event",
  interactionId,
  duration,
  startTime: interactionId,
});

beforeEach(() => {
  events = recordEvents();
  jest.spyOn(console, "log").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("sends each figure once, when the visitor turns away", async () => {
  browserTells({ paint: [FIRST_PAINT], "layout-shift": [shift(100, 0.20001)], event: [interaction(1, 48)] }, 1);
  await measure("/contact");
  expect(figures()).toEqual([]);
  turnAway();
  turnAway();
  expect(figures().sort()).toEqual([
    ["CLS", 0.2, "needs improvement"],
    ["INP", 48, "good"],
  ]);
  expect(events.pushed()[0]).toMatchObject({ event: "web_vitals", page_path: "/contact" });
});

test("sends nothing when the visitor has taken the choice back", async () => {
  browserTells({ paint: [FIRST_PAINT], "layout-shift": [] });
  await measure("/", false);
  turnAway();
  expect(figures()).toEqual([]);
});

test("one interaction of fifty is an outlier, quick ones counted too", async () => {
  browserTells({ event: [interaction(1, 600), interaction(2, 104)] }, 60);
  await measure("/");
  turnAway();
  expect(figures()).toEqual([["INP", 104, "good"]]);
});
