/** Takes the hash out of an address when it cannot be decoded (`#%`): Gatsby's scroll handler would throw on it. */
const dropMalformedHash = (): void => {
  const { hash, pathname, search } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search);
  }
};

/**
 * Keeps malformed hashes from the router, which has to listen later. On arrival the router has read the address before
 * any code of the site runs: the loader of the scripts sees to that (src/publish/hosting/html/late-loader.ts).
 */
export const guardHash = (): void => {
  window.addEventListener("popstate", dropMalformedHash);
};
