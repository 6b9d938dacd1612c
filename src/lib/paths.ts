/** Address of a city page (docs/agreement.md#routes). */
export const cityPath = (slug: string): string => `/arbeidsmediation-${slug}`;

/** Removes the trailing slash, except for home. */
export const normalizePath = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, "") || "/" : "/");
