/**
 * Names of the months by themselves: `Intl.DateTimeFormat` cost 33 ms of the start of every page on a desktop
 * computer, and its text may differ between the machine that builds and the browser that hydrates.
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
