/** The hosts that the build prepares the site for. All but nginx compress by themselves. */
const HOSTS = ["nginx", "netlify", "cloudflare"] as const;

/** A host of the site. */
export type Host = (typeof HOSTS)[number];

/**
 * The host that a build is for: the one that `HOSTING` names, else the one whose build machine this is, else nginx.
 *
 * @throws for a name that is none of them
 */
export const hostOf = ({ HOSTING, NETLIFY, CF_PAGES }: NodeJS.ProcessEnv): Host => {
  if (HOSTING) {
    const host = HOSTS.find((name) => name === HOSTING);
    if (!host) {
      throw new Error(`HOSTING=${HOSTING} is none of ${HOSTS.join(", ")}`);
    }
    return host;
  }
  if (NETLIFY) {
    return "netlify";
  }
  return CF_PAGES ? "cloudflare" : "nginx";
};

/** Whether a host serves the compressed files that stand beside the originals. */
export const needsCompression = (host: Host): boolean => host === "nginx";
