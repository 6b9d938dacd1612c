import { recordEvents, type TrackedEvents } from "./recorded-events";
import { measureVitals } from "./vitals";

type Told = Readonly<Record<string, readonly object[]>>;

let events: TrackedEvents;

/** A browser that tells these entries; types without a list it does not know. */
const browserTells = (told: Told): void => {
  class Observer {
    static supportedEntryTypes = Object.keys(told);
    #type = "";
    observe = ({ type }: { type: string }) => {
      this.#type = type;
    };
    takeRecords = () => told[this.#type] ?? [];
  }
  Object.assign(window, { PerformanceObserver: Observer });
  Object.assign(performance, { getEntriesByType: (type: string) => told[type] ?? [] });
};

const turnAway = (state: DocumentVisibilityState = "hidden"): void => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

const figures = () =>
  events.pushed().map((entry) => {
    const { metric_name: name, metric_value: value, metric_rating: rating } = entry as Record<string, unknown>;
    return [name, value, rating];
  });

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });
const interaction = (interactionId: number, duration: number) => ({ interactionId, duration });

beforeEach(() => {
  events = recordEvents();
  jest.spyOn(console, "log").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("sends each figure once, when the visitor turns away", () => {
  browserTells({
    "largest-contentful-paint": [{ startTime: 300 }, { startTime: 812.6 }],
    "layout-shift": [shift(100, 0.01)],
    event: [interaction(1, 48)],
  });
  measureVitals("/contact", () => true);
  turnAway("visible");
  expect(figures()).toEqual([]);
  turnAway();
  turnAway();
  expect(figures()).toEqual([
    ["LCP", 813, "good"],
    ["CLS", 0.01, "good"],
    ["INP", 48, "good"],
  ]);
  expect(events.pushed()[0]).toMatchObject({ event: "web_vitals", page_path: "/contact" });
});

test("sends nothing when the visitor has taken the choice back", () => {
  browserTells({ "layout-shift": [] });
  measureVitals("/", () => false);
  turnAway();
  expect(figures()).toEqual([]);
});

test("sends what the browser tells alone", () => {
  browserTells({ "largest-contentful-paint": [{ startTime: 3000 }], event: [] });
  measureVitals("/", () => true);
  turnAway();
  expect(figures()).toEqual([["LCP", 3000, "needs improvement"]]);
});

test.each<[string, readonly object[], number]>([
  ["shifts within a second are one burst", [shift(100, 0.1), shift(900, 0.05)], 0.15],
  ["a second of rest ends a burst", [shift(100, 0.1), shift(1200, 0.05)], 0.1],
  ["a burst lasts five seconds", [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => shift(at, 0.1)), 0.6],
  ["which its first shift begins", [800, 1700, 2600, 3500, 4400, 5300].map((at) => shift(at, 0.1)), 0.6],
  ["what the visitor caused does not count", [shift(100, 0.1, true)], 0],
])("CLS: %s", (_what, shifts, wanted) => {
  browserTells({ "layout-shift": shifts });
  measureVitals("/", () => true);
  turnAway();
  expect(figures()).toEqual([["CLS", wanted, expect.any(String)]]);
});

test.each<[string, readonly object[], number]>([
  ["the longest event of an interaction", [interaction(1, 80), interaction(1, 240), interaction(1, 100)], 240],
  ["events that are no interaction do not count", [interaction(0, 900), interaction(2, 56)], 56],
  ["one of fifty is an outlier", Array.from({ length: 50 }, (_, id) => interaction(id + 1, 100 + id)), 148],
])("INP: %s", (_what, told, wanted) => {
  browserTells({ event: told });
  measureVitals("/", () => true);
  turnAway();
  expect(figures()).toEqual([["INP", wanted, expect.any(String)]]);
});

test("LCP: what is painted out of sight does not count, and a prepared page starts when it is shown", () => {
  browserTells({
    "largest-contentful-paint": [{ startTime: 900 }, { startTime: 5000 }],
    "visibility-state": [
      { name: "visible", startTime: 0 },
      { name: "hidden", startTime: 2000 },
    ],
    navigation: [{ activationStart: 700 }],
  });
  measureVitals("/", () => true);
  turnAway();
  expect(figures()).toEqual([["LCP", 200, "good"]]);
});
