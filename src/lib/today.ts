/** The day in the Netherlands, as `2026-12-24`, wherever the browser or the build runs. */
export const today = (): string => new Date().toLocaleDateString("sv", { timeZone: "Europe/Amsterdam" });
