import type { WebVital } from "./events";
import { timestamp, track } from "./track";

/** Bounds of good and poor (https://web.dev/articles/vitals); LCP and INP in ms. */
const BOUNDS: Readonly<Record<WebVital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

/** A burst of shifts ends after so much rest, and after so long at the latest, in ms. */
const SHIFT_REST = 1000;
const SHIFT_SPAN = 5000;

/** Shortest interaction that is looked at, in ms. */
const SHORTEST = 40;

/** Of so many interactions the slowest is left out. */
const OUTLIER_OF = 50;

/** An entry, with what TypeScript does not know because not every browser has it. */
interface Entry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
  activationStart: number;
}

const entriesOf = (type: string): Entry[] => performance.getEntriesByType(type) as Entry[];

/** When the page was first out of sight; what is painted then says nothing about speed. */
const hiddenSince = (): number =>
  entriesOf("visibility-state").find(({ name }) => name === "hidden")?.startTime ?? Number.POSITIVE_INFINITY;

/** Last of the largest paints, from the moment at which a visitor saw the page. */
const largestPaint = (paints: readonly Entry[]): number | undefined => {
  const start = paints.findLast(({ startTime }) => startTime < hiddenSince())?.startTime;
  return start && Math.max(0, start - (entriesOf("navigation")[0]?.activationStart ?? 0));
};

/** The largest burst of shifts. */
const layoutShift = (shifts: readonly Entry[]): number => {
  let [first, last, burst, largest] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const goesOn = startTime - last < SHIFT_REST && startTime - first < SHIFT_SPAN;
    burst = goesOn ? burst + value : value;
    if (!goesOn) first = startTime;
    last = startTime;
    largest = Math.max(largest, burst);
  }
  return largest;
};

/** The slowest interaction, or one of the slowest where there were many. */
const nextPaint = (events: readonly Entry[]): number | undefined => {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of events) {
    if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  const slowest = [...longest.values()].sort((one, other) => other - one);
  return slowest[Math.floor(slowest.length / OUTLIER_OF)];
};

/** Collects the entries of a type, those of before included; undefined where the browser does not have them. */
const collect = (type: string): (() => Entry[]) | undefined => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const entries: Entry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as Entry[])));
  observer.observe({ type, buffered: true, durationThreshold: SHORTEST } as PerformanceObserverInit);
  return () => [...entries, ...(observer.takeRecords() as Entry[])];
};

const report = (path: string, metric: WebVital, figure: number | undefined): void => {
  if (figure === undefined) return;
  const [good, poor] = BOUNDS[metric];
  track({
    event: "web_vitals",
    metric_name: metric,
    metric_value: metric === "CLS" ? Number(figure.toFixed(4)) : Math.round(figure),
    metric_rating: figure <= good ? "good" : figure <= poor ? "needs improvement" : "poor",
    page_path: path,
    timestamp: timestamp(),
  });
};

/**
 * Measures LCP, CLS and INP of this document, and sends each once, when the visitor first turns away from it. Loaded
 * after consent, so long after them: browsers keep what happened before. Sends nothing that the browser does not tell.
 *
 * @param path path of the first page, which the figures belong to
 * @param mayReport whether the visitor still allows it
 */
export const measureVitals = (path: string, mayReport: () => boolean): void => {
  const paints = collect("largest-contentful-paint");
  const shifts = collect("layout-shift");
  const events = collect("event");
  const onHide = (): void => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", onHide);
    if (!mayReport()) return;
    report(path, "LCP", paints && largestPaint(paints()));
    report(path, "CLS", shifts && layoutShift(shifts()));
    report(path, "INP", events && nextPaint(events()));
  };
  document.addEventListener("visibilitychange", onHide);
};
