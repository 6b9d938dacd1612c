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

/**
 * Reads the stored choice; null for none, for one that is malformed, of another version, too old or dated ahead, and
 * where storage is out of reach. Never throws.
 */
export const readConsent = (): Preference | null => {
  try {
    const stored = JSON.parse(window.localStorage.getItem(CONSENT_KEY) ?? "") as Record<string, unknown>;
    const { necessary, analytics, marketing, version = FIRST_VERSION } = stored;
    const date = window.localStorage.getItem(CONSENT_DATE_KEY) ?? "";
    const age = Date.now() - Date.parse(date);
    const isFresh = date === new Date(date).toISOString() && age <= CONSENT_MAX_AGE && age >= -CONSENT_MAX_AHEAD;
    if (necessary !== true || version !== CONSENT_VERSION || !isFresh) return null;
    return typeof analytics === "boolean" && typeof marketing === "boolean" ? { analytics, marketing } : null;
  } catch {
    return null;
  }
};

/** Removes whatever choice is stored. Never throws. */
const forgetConsent = (): void => {
  try {
    window.localStorage.removeItem(CONSENT_KEY);
    window.localStorage.removeItem(CONSENT_DATE_KEY);
  } catch {
    // Blocked storage holds nothing that could be read later.
  }
};

/**
 * Stores a choice with its moment; returns whether that worked. Never throws. The preference goes first, so that another
 * tab never reads an expired one with a new date. On failure an earlier choice is removed: it must not come back.
 */
export const writeConsent = ({ analytics, marketing }: Preference): boolean => {
  try {
    const choice = { necessary: true, analytics, marketing, version: CONSENT_VERSION };
    window.localStorage.setItem(CONSENT_KEY, JSON.stringify(choice));
    window.localStorage.setItem(CONSENT_DATE_KEY, new Date().toISOString());
    return true;
  } catch {
    forgetConsent();
    return false;
  }
};
