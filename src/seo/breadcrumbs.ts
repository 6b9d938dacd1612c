import type { Crumb } from "./types";

/** A page with the page above it, as far as the query goes up. */
export interface CrumbPage extends Crumb {
  partOf?: CrumbPage | null;
}

/** More levels than any site needs; stops a page that is its own ancestor. */
const MAX_LEVELS = 6;

/** Breadcrumb through the pages given, home first: of a city, an article, a legal text. */
export const trailThrough = (...pages: readonly Crumb[]): Crumb[] => pages.map(({ title, path }) => ({ title, path }));

const ancestorsOf = (page: CrumbPage): CrumbPage[] => {
  const ancestors: CrumbPage[] = [];
  for (let up = page.partOf; up && ancestors.length < MAX_LEVELS; up = up.partOf) {
    ancestors.unshift(up);
  }
  return ancestors;
};

/**
 * Breadcrumb of a page made of sections: home › pages above it › page. Visible and structured data come from this one
 * list, so that they agree.
 *
 * @returns no steps for home itself
 */
export const pageTrail = (home: Crumb, page: CrumbPage): Crumb[] => {
  if (page.path === home.path) {
    return [];
  }
  const ancestors = ancestorsOf(page).filter(({ path }) => path !== home.path && path !== page.path);
  return trailThrough(home, ...ancestors, page);
};
