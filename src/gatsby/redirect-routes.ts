import type { HostRedirect } from "../publish/hosting/types";

let made: HostRedirect[] | undefined;

/**
 * Keeps the redirects for the host. Gatsby's `createRedirect` is not used: it warns about the pages that replace
 * redirects on hosts without them.
 */
export const keepRedirects = (rows: readonly Pick<Queries.Redirect, "from" | "to" | "permanent">[]): void => {
  made = rows.map(({ from, to, permanent }) => ({ from, to, status: permanent ? 301 : 302 }));
};

/**
 * The redirects of the pages that were made last.
 * @throws if no pages were made
 */
export const keptRedirects = (): HostRedirect[] => {
  if (!made) {
    throw new Error("No redirects: createPages has not run");
  }
  return made;
};
