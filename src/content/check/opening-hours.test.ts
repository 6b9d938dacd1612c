import { DAYS } from "../model/site";
import { openingHoursText } from "./opening-hours";

const hours = (days: readonly string[], opens = "08:00", closes = "18:00") => ({ days, opens, closes });

it.each([
  [
    Object.keys(DAYS).slice(0, 5),
    "maandag tot en met vrijdag van 8.00 tot 18.00\u00a0uur",
    "Monday to Friday from 8:00 to 18:00",
  ],
  [["Saturday"], "zaterdag van 8.00 tot 18.00\u00a0uur", "Saturday from 8:00 to 18:00"],
  [["Tuesday", "Monday"], "maandag en dinsdag van 8.00 tot 18.00\u00a0uur", "Monday and Tuesday from 8:00 to 18:00"],
  [
    ["Monday", "Tuesday", "Thursday"],
    "maandag, dinsdag en donderdag van 8.00 tot 18.00\u00a0uur",
    "Monday, Tuesday and Thursday from 8:00 to 18:00",
  ],
])("%p", (days, dutch, english) => {
  expect(openingHoursText(hours(days), "nl")).toBe(dutch);
  expect(openingHoursText(hours(days), "en")).toBe(english);
});

it("says minutes and late hours", () => {
  expect(openingHoursText(hours(["Monday"], "09:30", "20:15"), "nl")).toBe("maandag van 9.30 tot 20.15\u00a0uur");
});

it.each([hours([]), hours(["Monday"], ""), hours(["Monday"], "08:00", "")])("says nothing of %p", (incomplete) => {
  expect(openingHoursText(incomplete, "nl")).toBe("");
});
