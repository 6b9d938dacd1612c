/** Takes the hash out of an address when it cannot be decoded (`#%`): Gatsby's scroll handler would throw on it. */
const dropMalformedHash = (): void => {
  const { hash, pathname, search } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search);
  }
};

/** Keeps malformed hashes from the router, on arrival and later; to be called before the router listens. */
export const guardHash = (): void => {
  dropMalformedHash();
  window.addEventListener("popstate", dropMalformedHash);
};
