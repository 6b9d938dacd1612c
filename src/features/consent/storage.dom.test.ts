import fc from "fast-check";
import { createMemoryStorage } from "../../test/memory-storage";
import { NOW, STORED_CASES } from "../../test/stored-cases";
import { CONSENT_DATE_KEY, CONSENT_KEY, CONSENT_VERSION, readConsent, writeConsent } from "./storage";

const date = new Date(NOW).toISOString();

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const useStorage = (access: () => Storage) => jest.spyOn(window, "localStorage", "get").mockImplementation(access);

const parseConsent = (json: string | null, stored: string | null, now: number) => {
  const storage = createMemoryStorage({
    ...(json !== null && { [CONSENT_KEY]: json }),
    ...(stored !== null && { [CONSENT_DATE_KEY]: stored }),
  });
  useStorage(() => storage);
  jest.setSystemTime(now);
  return readConsent();
};

describe("what is stored", () => {
  it.each(STORED_CASES)("$name", ({ json, date: stored, means }) => {
    expect(parseConsent(json, stored, NOW)).toEqual(means);
  });

  it("reads back every choice and nothing else", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.integer({ min: -1, max: 3 }), (analytics, marketing, version) => {
        const json = JSON.stringify({ necessary: true, analytics, marketing, version });
        expect(parseConsent(json, date, NOW)).toEqual(version === CONSENT_VERSION ? { analytics, marketing } : null);
      }),
    );
  });

  it("takes any garbage as no consent, without throwing", () => {
    const text = fc.option(
      fc.oneof(fc.string({ unit: "binary" }), fc.json(), fc.date({ noInvalidDate: true }).map(String)),
    );
    fc.assert(
      fc.property(text, text, fc.integer(), (json, stored, now) => {
        expect(parseConsent(json, stored, now)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it("takes a choice with any single field replaced by garbage as no consent", () => {
    const field = fc.constantFrom("necessary", "analytics", "marketing", "version");
    const garbage = fc.jsonValue().filter((value) => typeof value !== "boolean" && value !== CONSENT_VERSION);
    fc.assert(
      fc.property(field, garbage, (name, value) => {
        const choice = { necessary: true, analytics: true, marketing: true, version: CONSENT_VERSION, [name]: value };
        expect(parseConsent(JSON.stringify(choice), date, NOW)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

describe("readConsent", () => {
  it("reads what writeConsent stored", () => {
    const storage = createMemoryStorage();
    useStorage(() => storage);
    expect(writeConsent({ analytics: true, marketing: false })).toBe(true);
    expect(JSON.parse(storage.getItem(CONSENT_KEY) ?? "")).toEqual({
      necessary: true,
      analytics: true,
      marketing: false,
      version: CONSENT_VERSION,
    });
    expect(storage.getItem(CONSENT_DATE_KEY)).toBe(date);
    expect(readConsent()).toEqual({ analytics: true, marketing: false });
  });

  const blocked = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };

  it.each([
    ["no storage", () => null as unknown as Storage],
    ["a storage that may not be touched", blocked],
    ["a storage that may not be read", () => ({ ...createMemoryStorage(), getItem: blocked })],
  ])("takes %s as no consent", (_name, storage) => {
    useStorage(storage);
    expect(readConsent()).toBeNull();
  });

  it.each([
    ["no storage", () => null as unknown as Storage],
    ["a storage that may not be touched", blocked],
    ["a storage that is full", () => ({ ...createMemoryStorage(), setItem: blocked })],
    ["a storage that refuses everything", () => ({ ...createMemoryStorage(), setItem: blocked, removeItem: blocked })],
  ])("reports that %s keeps no choice", (_name, storage) => {
    useStorage(storage);
    expect(writeConsent({ analytics: true, marketing: true })).toBe(false);
  });

  it("forgets an earlier choice when the new one cannot be stored", () => {
    const storage = createMemoryStorage();
    useStorage(() => storage);
    writeConsent({ analytics: true, marketing: true });
    storage.setItem = blocked;
    expect(writeConsent({ analytics: false, marketing: false })).toBe(false);
    expect(readConsent()).toBeNull();
  });
});
