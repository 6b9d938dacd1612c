const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("nl-NL", { ...options, timeZone: "UTC" });

const day = formatter({ day: "numeric", month: "long", year: "numeric" });
const month = formatter({ month: "long", year: "numeric" });

/** `2024-03-20` → "20 maart 2024". */
export const formatDate = (isoDate: string): string => day.format(new Date(`${isoDate}T00:00:00Z`));

/** `2025-10` → "oktober 2025". */
export const formatMonth = (isoMonth: string): string => month.format(new Date(`${isoMonth}-01T00:00:00Z`));
