import type { Crumb } from "./types";

/** A page with its ancestors, as far as the query goes. */
export interface CrumbPage extends Crumb {
  partOf?: CrumbPage | null;
}

/** More levels than any site needs; stops cycles. */
const MAX_LEVELS = 6;

/** Breadcrumb of home and the given pages, for a city, article or legal text. */
export const trailThrough = (...pages: readonly Crumb[]): Crumb[] => pages.map(({ title, path }) => ({ title, path }));

const ancestorsOf = (page: CrumbPage): CrumbPage[] => {
  const ancestors: CrumbPage[] = [];
  for (let up = page.partOf; up && ancestors.length < MAX_LEVELS; up = up.partOf) {
    ancestors.unshift(up);
  }
  return ancestors;
};

/**
 * Breadcrumb of a page made of sections: home › ancestors › page, both visible and in structured data.
 * @returns no steps for home itself
 */
export const pageTrail = (home: Crumb, page: CrumbPage): Crumb[] => {
  if (page.path === home.path) {
    return [];
  }
  const ancestors = ancestorsOf(page).filter(({ path }) => path !== home.path && path !== page.path);
  return trailThrough(home, ...ancestors, page);
};
