/** Local storage key of the preference as JSON (docs/agreement.md#storage). */
export const CONSENT_KEY = "cookie_consent";

/** Local storage key of the moment of choice, an ISO 8601 timestamp (docs/agreement.md#storage). */
export const CONSENT_DATE_KEY = "cookie_consent_date";

/** Version of what visitors are asked for; raise it when purposes or parties change, and every visitor is asked again. */
export const CONSENT_VERSION = 1;

/** Version of a choice that names none: three fields are agreed, no version (docs/agreement.md#records). */
const FIRST_VERSION = 1;

const DAY = 86_400_000;

/** How long a choice counts, in ms: 365 days, the longest that the Dutch regulator accepts. */
export const CONSENT_MAX_AGE = 365 * DAY;

/** How far ahead, in ms, the date of a choice may lie (clocks that were set right afterwards). */
export const CONSENT_MAX_AHEAD = DAY;

/** What a visitor allows besides what is necessary (docs/agreement.md#records). */
export interface Preference {
  analytics: boolean;
  marketing: boolean;
}

/** Gives a storage; may throw where storage is blocked. */
export type StorageAccess = () => Storage;

/**
 * Reads the stored choice; takes the local storage and the present in ms. Null if anything is missing, malformed, of
 * another version, too old, dated ahead or out of reach. Never throws.
 */
export const readConsent = (storage: StorageAccess, now: number): Preference | null => {
  try {
    const area = storage();
    const {
      necessary,
      analytics,
      marketing,
      version = FIRST_VERSION,
    } = JSON.parse(area.getItem(CONSENT_KEY) ?? "") as Record<string, unknown>;
    const date = area.getItem(CONSENT_DATE_KEY) ?? "";
    const age = now - Date.parse(date);
    const counts =
      necessary === true &&
      version === CONSENT_VERSION &&
      date === new Date(date).toISOString() &&
      age <= CONSENT_MAX_AGE &&
      age >= -CONSENT_MAX_AHEAD;
    return counts && typeof analytics === "boolean" && typeof marketing === "boolean" ? { analytics, marketing } : null;
  } catch {
    return null;
  }
};

/** Removes whatever choice is stored. Never throws. */
const forgetConsent = (storage: StorageAccess): void => {
  try {
    storage().removeItem(CONSENT_KEY);
    storage().removeItem(CONSENT_DATE_KEY);
  } catch {
    // Blocked storage holds nothing that could be read later.
  }
};

/**
 * Stores a choice with its moment (ISO 8601); returns whether that worked. Never throws. The preference goes first, so
 * that another tab never reads an expired one with a new date. On failure an earlier choice is removed: it must not
 * come back.
 */
export const writeConsent = (storage: StorageAccess, { analytics, marketing }: Preference, date: string): boolean => {
  try {
    const area = storage();
    area.setItem(CONSENT_KEY, JSON.stringify({ necessary: true, analytics, marketing, version: CONSENT_VERSION }));
    area.setItem(CONSENT_DATE_KEY, date);
    return true;
  } catch {
    forgetConsent(storage);
    return false;
  }
};
