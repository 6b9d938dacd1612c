import fc from "fast-check";
import { mountEmbed } from "./lifecycle";

const ORIGIN = "https://calendly.com";
const SCHEDULED = "calendly.event_scheduled";

const addFrame = (parent: HTMLElement): Window | null => {
  const frame = document.createElement("iframe");
  parent.append(frame);
  return frame.contentWindow;
};

/** A scheduling embed with its frame, and a frame of somebody else. */
const setUp = () => {
  const container = document.createElement("div");
  document.body.append(container);
  const onStatus = jest.fn();
  const onScheduled = jest.fn();
  const unmount = mountEmbed(
    container,
    { hosts: [], kind: "scheduling", url: `${ORIGIN}/bureau/intake`, title: "Agenda", height: 700 },
    { onStatus, onScheduled },
  );
  const host = container.querySelector<HTMLElement>(".calendly-inline-widget") ?? container;
  const own = addFrame(host);
  const other = addFrame(document.body);
  onStatus.mockClear();
  return { own, other, onStatus, onScheduled, unmount };
};

afterEach(() => {
  document.body.replaceChildren();
});

const origins = fc.oneof(
  fc.constant(ORIGIN),
  fc.constantFrom(
    "http://calendly.com",
    "https://calendly.com.evil.example",
    "https://www.calendly.com",
    "https://calendly.com:8443",
    "https://CALENDLY.com",
    "null",
    "",
    "http://localhost",
  ),
  fc.webUrl(),
  fc.string(),
);

const sources = fc.constantFrom("own", "other", "page", "none");

const names = fc.oneof(
  fc.constantFrom(
    SCHEDULED,
    "calendly.page_height",
    "calendly",
    "Calendly.event_scheduled",
    " calendly.event_scheduled",
  ),
  fc.string(),
);

const payloads = fc.oneof(
  fc.record({ event: fc.constant(SCHEDULED), payload: fc.anything() }),
  fc.record({ event: names, payload: fc.anything() }),
  fc.record({ event: fc.anything() }),
  fc.anything(),
  names,
  names.map((event) => JSON.stringify({ event })),
  fc.array(fc.record({ event: names })),
  fc.constantFrom(null, undefined),
);

const nameOf = (data: unknown): unknown =>
  typeof data === "object" && data !== null && Object.hasOwn(data, "event") ? Reflect.get(data, "event") : undefined;

test("forged messages change nothing at all (1,000 cases)", () => {
  const { own, other, onStatus, onScheduled, unmount } = setUp();
  const windows: Record<string, Window | null> = { own, other, page: window, none: null };
  const forged = fc
    .record({ origin: origins, from: sources, data: payloads })
    .filter(({ origin, from }) => origin !== ORIGIN || from !== "own");

  fc.assert(
    fc.property(forged, ({ origin, from, data }) => {
      window.dispatchEvent(new MessageEvent("message", { origin, source: windows[from] ?? null, data }));

      expect(onStatus).not.toHaveBeenCalled();
      expect(onScheduled).not.toHaveBeenCalled();
    }),
    { numRuns: 1000 },
  );
  unmount();
});

test("a genuine message in the same circumstances does count", () => {
  const { own, onScheduled, unmount } = setUp();
  window.dispatchEvent(new MessageEvent("message", { origin: ORIGIN, source: own, data: { event: SCHEDULED } }));

  expect(onScheduled).toHaveBeenCalledTimes(1);
  unmount();
});

test("whatever else its frame sends is read without an exception, and is no booking (1,000 cases)", () => {
  const { own, onScheduled, unmount } = setUp();
  const others = payloads.filter((data) => nameOf(data) !== SCHEDULED);

  fc.assert(
    fc.property(others, (data) => {
      window.dispatchEvent(new MessageEvent("message", { origin: ORIGIN, source: own, data }));

      expect(onScheduled).not.toHaveBeenCalled();
    }),
    { numRuns: 1000 },
  );
  unmount();
});

test("without a frame nothing is genuine", () => {
  const { onScheduled, unmount } = setUp();
  document.body.replaceChildren();
  window.dispatchEvent(new MessageEvent("message", { origin: ORIGIN, source: null, data: { event: SCHEDULED } }));
  unmount();
  expect(onScheduled).not.toHaveBeenCalled();
});
