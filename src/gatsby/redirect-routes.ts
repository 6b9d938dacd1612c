import type { RedirectRoute } from "../hosting/redirects";

let made: RedirectRoute[] | undefined;

/**
 * Keeps the redirects for the host. Gatsby's own list, of `createRedirect`, is for hosts that it serves itself: it warns
 * that the page which stands in for a redirect on other hosts makes the redirect useless.
 */
export const keepRedirects = (rows: readonly Pick<Queries.Redirect, "from" | "to" | "permanent">[]): void => {
  made = rows.map(({ from, to, permanent }) => ({ path: from, toPath: to, status: permanent ? 301 : 302 }));
};

/**
 * The redirects of the pages that were made last.
 *
 * @throws where no pages were made
 */
export const keptRedirects = (): RedirectRoute[] => {
  if (!made) {
    throw new Error("No redirects: createPages has not run");
  }
  return made;
};
