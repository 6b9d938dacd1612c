import fc from "fast-check";
import { createMemoryStorage } from "../../test/memory-storage";
import { SOURCE_FIELDS, type TrafficSourceEvent } from "./events";
import { readTrafficSource, TRAFFIC_SOURCE_KEY } from "./traffic-source";

const NOW = "2025-10-15T12:00:00.000Z";
const EMPTY = Object.fromEntries(SOURCE_FIELDS.map((name) => [name, ""]));

beforeEach(() => jest.useFakeTimers({ now: new Date(NOW) }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const useStorage = (storage: () => Storage) => jest.spyOn(window, "sessionStorage", "get").mockImplementation(storage);

const arrive = (url: string, { referrer = "", storage = createMemoryStorage() as Storage } = {}) => {
  useStorage(() => storage);
  return readTrafficSource({ url, referrer });
};

const blocked = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

describe("a new session", () => {
  it("records the fourteen fields, empty where absent", () => {
    const { record, isNew } = arrive("https://www.example.nl/");
    expect(isNew).toBe(true);
    expect(record).toEqual({ event: "traffic_source", timestamp: NOW, ...EMPTY, url: "https://www.example.nl/" });
    expect(Object.keys(record)).toHaveLength(14);
  });

  it("records campaign, click ids and referrer", () => {
    const campaign = {
      utm_source: "google",
      utm_medium: "cpc",
      utm_campaign: "najaar 2025",
      utm_term: "mediation",
      utm_content: "b",
      gclid: "Cj0K",
      fbclid: "Iw",
      msclkid: "m1",
      ttclid: "t1",
      li_fat_id: "l1",
    };
    const url = `https://www.example.nl/contact?${new URLSearchParams(campaign)}#formulier`;
    const { record } = arrive(url, { referrer: "https://www.google.com/" });
    expect(record).toEqual({
      event: "traffic_source",
      timestamp: NOW,
      url,
      referrer: "https://www.google.com/",
      ...campaign,
    });
  });

  it("takes values as text and limits their length", () => {
    const { record } = arrive(`https://www.example.nl/${"p".repeat(900)}?utm_source=${"s".repeat(900)}&gclid=%3Cb%3E`);
    expect([record.url.length, record.utm_source.length, record.gclid]).toEqual([500, 200, "<b>"]);
  });

  it("records no personal data that a booking or mail provider puts in an address", () => {
    const query =
      "invitee_full_name=Jan+Jansen&invitee_email=jan%40example.nl&answer_1=ruzie&utm_term=jan%40example.nl";
    const { record } = arrive(`https://www.example.nl/bedankt-afspraak?${query}&utm_source=mail#token=1`, {
      referrer: "https://calendly.example/afspraak?email=jan@example.nl",
    });
    expect(record).toMatchObject({
      url: "https://www.example.nl/bedankt-afspraak?utm_term=&utm_source=mail",
      referrer: "https://calendly.example/afspraak",
      utm_term: "",
      utm_source: "mail",
    });
  });

  it("takes no campaign from the address of the page before", () => {
    const { record } = arrive("https://www.example.nl/", { referrer: "https://www.example.nl/?utm_source=theirs" });
    expect(record.utm_source).toBe("");
  });
});

describe("the session that goes on", () => {
  it("keeps the first touch and is not new", () => {
    const storage = createMemoryStorage();
    const first = arrive("https://www.example.nl/?utm_source=google", { storage });
    const second = arrive("https://www.example.nl/contact?utm_source=mail", { storage });
    expect(second).toEqual({ record: first.record, isNew: false });
  });

  const valid = { event: "traffic_source", timestamp: NOW, ...EMPTY, utm_source: "stored" };

  it("reads back only the fields it knows", () => {
    const storage = createMemoryStorage({
      [TRAFFIC_SOURCE_KEY]: JSON.stringify({ ...valid, email: "jan@example.nl" }),
    });
    expect(arrive("https://www.example.nl/", { storage })).toEqual({ record: valid, isNew: false });
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["null", "null"],
    ["a list", "[]"],
    ["a text", '"google"'],
    ["another event", JSON.stringify({ ...valid, event: "page_view" })],
    ["a missing field", JSON.stringify({ ...valid, gclid: undefined })],
    ["a number", JSON.stringify({ ...valid, gclid: 1 })],
    ["an object", JSON.stringify({ ...valid, referrer: {} })],
    ["no time", JSON.stringify({ ...valid, timestamp: null })],
    ["an endless text", JSON.stringify({ ...valid, utm_term: "a".repeat(501) })],
  ])("replaces garbage in storage: %s", (_name, stored) => {
    const storage = createMemoryStorage({ [TRAFFIC_SOURCE_KEY]: stored });
    const { record, isNew } = arrive("https://www.example.nl/?utm_source=new", { storage });
    expect([record.utm_source, isNew]).toEqual(["new", true]);
    expect(JSON.parse(storage.getItem(TRAFFIC_SOURCE_KEY) ?? "")).toEqual(record);
  });

  it.each([
    ["no storage", () => null as unknown as Storage],
    ["a storage that may not be touched", blocked],
    ["a storage that refuses everything", () => ({ ...createMemoryStorage(), getItem: blocked, setItem: blocked })],
    ["a storage that is full", () => ({ ...createMemoryStorage(), setItem: blocked })],
  ])("works with %s", (_name, storage) => {
    const url = "https://www.example.nl/?utm_source=google";
    useStorage(storage);
    expect(readTrafficSource({ url, referrer: "" })).toMatchObject({
      record: { utm_source: "google" },
      isNew: true,
    });
  });
});

describe("any address and any stored value", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
  );
  const pair = fc.tuple(
    fc.constantFrom(...SOURCE_FIELDS, "email", "utm_source[]", "__proto__"),
    fc.string({ unit: "binary" }),
  );
  const encoded = fc
    .array(pair)
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeWhole(value)}`).join("&"));
  const query = fc.oneof(
    encoded,
    fc.array(pair).map((pairs) => pairs.map((entry) => entry.join("=")).join("&")),
    anything,
  );
  const field = fc.oneof(fc.string({ unit: "binary", maxLength: 600 }), fc.jsonValue());
  const stored = fc.option(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc
        .dictionary(fc.constantFrom("event", "timestamp", ...SOURCE_FIELDS), field)
        .map((value) => JSON.stringify(value)),
    ),
  );

  /** Encodes what can be encoded; halves of surrogate pairs cannot. */
  const encodeWhole = (value: string) => encodeURIComponent(value.replace(/[\uD800-\uDFFF]/g, ""));

  const isFit = (value: unknown) => typeof value === "string" && value.length <= 500 && !/[a-z]@[a-z]/.test(value);

  const expectStrings = (record: TrafficSourceEvent) => {
    expect(Object.keys(record)).toEqual(["event", "timestamp", ...SOURCE_FIELDS]);
    expect(Object.values(record).filter((value) => !isFit(value))).toEqual([]);
  };

  it("records nothing but strings and never throws", () => {
    fc.assert(
      fc.property(query, anything, stored, (search, referrer, json) => {
        const storage = createMemoryStorage(json === null ? {} : { [TRAFFIC_SOURCE_KEY]: json });
        const { record, isNew } = arrive(`https://www.example.nl/?${search}`, { referrer, storage });
        expect(isNew).toBe(true);
        expectStrings(record);
        expect(arrive("https://www.example.nl/", { storage })).toEqual({ record, isNew: false });
      }),
      { numRuns: 500 },
    );
  });

  it("survives addresses that are none", () => {
    fc.assert(
      fc.property(anything, anything, (url, referrer) => expectStrings(arrive(url, { referrer }).record)),
      { numRuns: 500 },
    );
  });
});
