/** Days as in schema.org, in the order of the week. */
export const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Opening hours (schema.org OpeningHoursSpecification), equal on all days; times are `HH:MM`. */
type OpeningHours = Record<"opens" | "closes", string> & { days: readonly (typeof DAYS)[number][] };

const WORDS = {
  nl: {
    locale: "nl-NL",
    days: ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"],
    time: ".",
    to: "tot en met",
    hours: (days: string, opens: string, closes: string) => `${days} van ${opens} tot ${closes}\u00a0uur`,
  },
  en: {
    locale: "en-GB",
    days: DAYS,
    time: ":",
    to: "to",
    hours: (days: string, opens: string, closes: string) => `${days} from ${opens} to ${closes}`,
  },
} as const;

/**
 * Opening hours in words: "maandag tot en met vrijdag van 8.00 tot 18.00 uur", in English "Monday to Friday from 8:00
 * to 18:00". Consecutive days, three or more, become a range. A time and its "uur" stay on one line.
 * @returns empty if a day or a time is missing
 */
export const openingHoursText = ({ days, opens, closes }: OpeningHours, locale: keyof typeof WORDS): string => {
  if (days.length === 0 || !opens || !closes) {
    return "";
  }
  const words = WORDS[locale];
  const time = (text: string): string => text.replace(/^0/, "").replace(":", words.time);
  const names = words.days.filter((_, index) => days.some((day) => day === DAYS[index]));
  const isRange = names.length > 2 && words.days.join().includes(names.join());
  const parts = isRange ? [`${names[0]} ${words.to} ${names.at(-1)}`] : names;
  return words.hours(new Intl.ListFormat(words.locale).format(parts), time(opens), time(closes));
};
