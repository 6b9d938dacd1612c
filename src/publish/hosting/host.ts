/** Folder of everything that hosts need, from the project's root. */
export const HOSTING_DIR = ".hosting";

/** The supported hosts. All but nginx compress by themselves. */
const HOSTS = ["nginx", "netlify", "cloudflare"] as const;

export type Host = (typeof HOSTS)[number];

/**
 * The host of this build: the one named by `HOSTING`, else the one whose build machine this is, else nginx.
 * @throws for an unknown name
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
