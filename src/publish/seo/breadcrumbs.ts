import type { Crumb } from "./types";

/** Breadcrumb of the given pages, visible and in structured data. */
export const trailThrough = (...pages: readonly Crumb[]): Crumb[] => pages.map(({ title, path }) => ({ title, path }));
