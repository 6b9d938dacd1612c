import { CONSENT_MAX_AGE, CONSENT_MAX_AHEAD, CONSENT_VERSION, type Preference } from "../features/consent/storage";

/** Current time in all cases. */
export const NOW = Date.UTC(2025, 9, 15, 12, 0, 0);

/** Content of storage and its meaning, for tests of storage.ts. */
export interface StoredCase {
  name: string;
  /** Value of cookie_consent. */
  json: string | null;
  /** Value of cookie_consent_date. */
  date: string | null;
  /** The choice it stands for; null for none. */
  means: Preference | null;
}

const at = (offset: number) => new Date(NOW + offset).toISOString();
const today = at(-1000);
const choice = (fields: object = {}) =>
  JSON.stringify({ necessary: true, analytics: true, marketing: false, version: CONSENT_VERSION, ...fields });
const granted = { analytics: true, marketing: false };

const valid: StoredCase[] = [
  { name: "analytics only", json: choice(), date: today, means: granted },
  { name: "both", json: choice({ marketing: true }), date: today, means: { analytics: true, marketing: true } },
  { name: "refusal", json: choice({ analytics: false }), date: today, means: { analytics: false, marketing: false } },
  {
    name: "marketing only",
    json: choice({ analytics: false, marketing: true }),
    date: today,
    means: { analytics: false, marketing: true },
  },
  { name: "exactly 365 days old", json: choice(), date: at(-CONSENT_MAX_AGE), means: granted },
  { name: "exactly a day ahead", json: choice(), date: at(CONSENT_MAX_AHEAD), means: granted },
  // The three agreed fields (docs/agreement.md#records): visitors of the old site are not asked again.
  {
    name: "of the first version, which had no number",
    json: choice({ version: undefined }),
    date: today,
    means: granted,
  },
  { name: "with an unknown key", json: choice({ theme: "dark" }), date: today, means: granted },
];

const invalidPreference: StoredCase[] = [
  ["nothing", null],
  ["empty text", ""],
  ["no JSON", "granted"],
  ["cut off JSON", choice().slice(0, -1)],
  ["null", "null"],
  ["true", "true"],
  ["a number", "1"],
  ["a text", '"granted"'],
  ["a list", "[true,true,true,1]"],
  ["an empty object", "{}"],
  ["an old version", choice({ version: CONSENT_VERSION - 1 })],
  ["a newer version", choice({ version: CONSENT_VERSION + 1 })],
  ["a version as text", choice({ version: String(CONSENT_VERSION) })],
  ["version null", choice({ version: null })],
  ["no necessary", choice({ necessary: undefined })],
  ["necessary refused", choice({ necessary: false })],
  ["necessary as text", choice({ necessary: "true" })],
  ["no analytics", choice({ analytics: undefined })],
  ["analytics as text", choice({ analytics: "true" })],
  ["analytics as number", choice({ analytics: 1 })],
  ["analytics null", choice({ analytics: null })],
  ["no marketing", choice({ marketing: undefined })],
  ["marketing as object", choice({ marketing: {} })],
  ["fields under __proto__", `{"__proto__":${choice()}}`],
].map(([name, json]) => ({ name: `preference: ${name}`, json: json ?? null, date: today, means: null }));

const invalidDate: StoredCase[] = [
  ["nothing", null],
  ["empty text", ""],
  ["no date", "yesterday"],
  ["a number", String(NOW)],
  ["a day without time", "2025-10-14"],
  ["another notation", "Tue, 14 Oct 2025 12:00:00 GMT"],
  ["without milliseconds", "2025-10-14T12:00:00Z"],
  ["another time zone", "2025-10-14T12:00:00.000+02:00"],
  ["a day that does not exist", "2025-02-30T12:00:00.000Z"],
  ["an impossible month", "2025-13-01T12:00:00.000Z"],
  ["spaces around it", ` ${today} `],
  ["1 ms too old", at(-CONSENT_MAX_AGE - 1)],
  ["years old", "2019-01-01T00:00:00.000Z"],
  ["1 ms too far ahead", at(CONSENT_MAX_AHEAD + 1)],
  ["years ahead", "2099-01-01T00:00:00.000Z"],
].map(([name, date]) => ({ name: `date: ${name}`, json: choice(), date: date ?? null, means: null }));

export const STORED_CASES: readonly StoredCase[] = [...valid, ...invalidPreference, ...invalidDate];
