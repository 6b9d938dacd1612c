/**
 * Written out, as `Intl.DateTimeFormat` cost 33 ms at the start of every page and may differ between server and
 * browser.
 */
const MONTHS = [
  "januari",
  "februari",
  "maart",
  "april",
  "mei",
  "juni",
  "juli",
  "augustus",
  "september",
  "oktober",
  "november",
  "december",
];

/** `2025-10` → "oktober 2025". */
export const formatMonth = (isoMonth: string): string => {
  const [year, month] = isoMonth.split("-");
  return `${MONTHS[Number(month) - 1]} ${year}`;
};

/** `2024-03-20` → "20 maart 2024". */
export const formatDate = (isoDate: string): string =>
  `${Number(isoDate.slice(8))} ${formatMonth(isoDate.slice(0, 7))}`;
