import { formatDate, formatMonth } from "./dates";

it.each([
  ["2024-03-20", "20 maart 2024"],
  ["2022-03-02", "2 maart 2022"],
  ["2021-12-31", "31 december 2021"],
  ["2024-02-29", "29 februari 2024"],
])("writes %s as %s, in every time zone", (isoDate, text) => {
  expect(formatDate(isoDate)).toBe(text);
});

it.each([
  ["2025-10", "oktober 2025"],
  ["2025-01", "januari 2025"],
])("writes %s as %s", (isoMonth, text) => {
  expect(formatMonth(isoMonth)).toBe(text);
});
