import type { Language } from "../../lib/tokens";
import { DAYS } from "../model/site";
import { asObject, listOf, textAt } from "./as-object";

const WORDS = {
  nl: {
    locale: "nl-NL",
    days: Object.values(DAYS).map((day) => day.toLowerCase()),
    time: ".",
    to: "tot en met",
    hours: (days: string, opens: string, closes: string) => `${days} van ${opens} tot ${closes}\u00a0uur`,
  },
  en: {
    locale: "en-GB",
    days: Object.keys(DAYS),
    time: ":",
    to: "to",
    hours: (days: string, opens: string, closes: string) => `${days} from ${opens} to ${closes}`,
  },
};

/**
 * Opening hours in words: "maandag tot en met vrijdag van 8.00 tot 18.00 uur", in English "Monday to Friday from 8:00
 * to 18:00". Consecutive days, three or more, become a range. A time and its "uur" stay on one line.
 * @param hours those of data/site.json, valid or not
 * @returns empty if a day or a time is missing
 */
export const openingHoursText = (hours: unknown, language: Language): string => {
  const words = WORDS[language];
  const days = listOf(asObject(hours).days);
  const names = words.days.filter((_, index) => days.includes(WORDS.en.days[index]));
  const [opens, closes] = [textAt(hours, ["opens"]), textAt(hours, ["closes"])];
  if (names.length === 0 || !opens || !closes) {
    return "";
  }
  const time = (text: string): string => text.replace(/^0/, "").replace(":", words.time);
  const isRange = names.length > 2 && words.days.join().includes(names.join());
  const parts = isRange ? [`${names[0]} ${words.to} ${names.at(-1)}`] : names;
  return words.hours(new Intl.ListFormat(words.locale).format(parts), time(opens), time(closes));
};
