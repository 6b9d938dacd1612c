const written = (isoDay: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(isoDay).toLocaleDateString("nl-NL", { month: "long", year: "numeric", timeZone: "UTC", ...options });

/** `2025-10` → "oktober 2025". */
export const formatMonth = (isoMonth: string): string => written(isoMonth, {});

/** `2024-03-20` → "20 maart 2024". */
export const formatDate = (isoDate: string): string => written(isoDate, { day: "numeric" });
