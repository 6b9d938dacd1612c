import { consentStore } from "../consent/consent-store";
import { COUNTED_KEY, createConversions } from "./conversions";
import { SOURCE_FIELDS, type SourceFields, type TrackingEvent } from "./events";
import { recordEvents, type TrackedEvents } from "./recorded-events.test.helper";
import { track } from "./track";

const NOW = "2025-10-15T12:00:00.000Z";
let events: TrackedEvents;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  events = recordEvents();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const source = Object.fromEntries(SOURCE_FIELDS.map((name) => [name, `a ${name}`])) as SourceFields;

/** A page that was just loaded. */
const load = () => createConversions(source);

const blocked = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

describe("track", () => {
  const event: TrackingEvent = { event: "partner_contact", partner_contact_method: "email" };

  it("pushes to the data layer and logs", () => {
    track(event);
    expect(events.pushed()).toEqual([event]);
    expect(events.logged()).toEqual([event]);
  });

  it("keeps the data layer that is there, and hands over a copy", () => {
    const layer: unknown[] = ["earlier"];
    window.dataLayer = layer;
    track(event);
    expect(window.dataLayer).toBe(layer);
    expect(layer).toEqual(["earlier", event]);
    expect(layer[1]).not.toBe(event);
  });
});

describe("form_submission", () => {
  it("is sent once per session, reloads included", () => {
    consentStore.acceptAll();
    load().requestSent();
    load().requestSent();
    expect(events.pushed()).toEqual([
      { event: "form_submission", category: "engagement", label: "Mediation Aanvraag" },
    ]);
  });

  it("is not sent, nor counted as sent, without analytics", () => {
    const page = load();
    consentStore.rejectAll();
    page.requestSent();
    expect(events.pushed()).toEqual([]);
    consentStore.acceptAll();
    page.requestSent();
    expect(events.pushed()).toHaveLength(1);
  });
});

describe("conversions", () => {
  const appointment = {
    event: "conversion",
    conversion_type: "appointment_scheduled",
    timestamp: NOW,
    page_path: "/bedankt-afspraak",
    ...source,
    label: "Afspraak gepland",
    value: 1,
  };

  it("appointment_scheduled has exactly its fields", () => {
    window.history.replaceState(null, "", "/bedankt-afspraak");
    load().appointmentScheduled();
    expect(events.pushed()).toEqual([appointment]);
  });

  it("counts a booking once, however often its thank-you page is shown, and keeps nothing of it but that", () => {
    const page = load();
    page.bookingReported();
    page.appointmentScheduled();
    page.appointmentScheduled();
    load().appointmentScheduled();
    expect(events.pushed()).toHaveLength(1);
    expect(JSON.parse(sessionStorage.getItem(COUNTED_KEY) ?? "")).toEqual({ appointment: "counted" });
  });

  it("counts a second booking of the session", () => {
    const page = load();
    page.bookingReported();
    page.appointmentScheduled();
    page.bookingReported();
    page.appointmentScheduled();
    load().appointmentScheduled();
    expect(events.pushed()).toHaveLength(2);
  });

  it("counts a booking that is reported before a full page load", () => {
    load().bookingReported();
    load().appointmentScheduled();
    load().appointmentScheduled();
    expect(events.pushed()).toHaveLength(1);
  });

  it("counts a visit that nothing reported once per session, and a reported booking after it", () => {
    load().appointmentScheduled();
    load().appointmentScheduled();
    expect(events.pushed()).toHaveLength(1);
    load().bookingReported();
    load().appointmentScheduled();
    expect(events.pushed()).toHaveLength(2);
  });

  it.each([
    ["no storage", () => null as unknown as Storage],
    ["blocked storage", blocked],
  ])("counts once per page load with %s", (_name, access) => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(access);
    const page = load();
    page.bookingReported();
    page.appointmentScheduled();
    page.appointmentScheduled();
    expect(events.pushed()).toHaveLength(1);
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    "1",
    '"text"',
    '{"appointment":1}',
    '{"appointment":"garbage"}',
    '{"__proto__":{"appointment":"x"}}',
  ])("never throws over %j in storage", (stored) => {
    sessionStorage.setItem(COUNTED_KEY, stored);
    expect(() => load().appointmentScheduled()).not.toThrow();
  });
});
