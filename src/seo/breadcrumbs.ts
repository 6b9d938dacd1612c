import type { Crumb } from "./types";

/** A page with the page above it, as far as the query goes up. */
export interface CrumbPage extends Crumb {
  partOf?: CrumbPage | null;
}

/** More levels than any site needs; stops a page that is its own ancestor. */
const MAX_LEVELS = 6;

const crumb = ({ title, path }: Crumb): Crumb => ({ title, path });

const ancestorsOf = (page: CrumbPage): Crumb[] => {
  const ancestors: Crumb[] = [];
  for (let up = page.partOf; up && ancestors.length < MAX_LEVELS; up = up.partOf) {
    ancestors.unshift(crumb(up));
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
  return [crumb(home), ...ancestors, crumb(page)];
};

/**
 * Breadcrumb with one fixed step between home and page.
 *
 * @param parent for a city page /arbeidsmediation, for an article /blog
 */
export const childTrail = (home: Crumb, parent: Crumb, page: Crumb): Crumb[] => [
  crumb(home),
  crumb(parent),
  crumb(page),
];

/** Breadcrumb of a page right under home: legal texts. */
export const topLevelTrail = (home: Crumb, page: Crumb): Crumb[] => [crumb(home), crumb(page)];
