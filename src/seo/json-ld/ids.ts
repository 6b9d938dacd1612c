import { absoluteUrl } from "../urls";

/** Parts of a page that structured data names. */
export type Fragment = "webpage" | "breadcrumb" | "service" | "faq" | "course" | "howto" | "article" | "reviews";

/** Stable `@id` of the firm: the same on every page, so that search engines see one organisation. */
export const organizationId = (siteUrl: string): string => `${absoluteUrl(siteUrl, "/")}#organization`;

/** Stable `@id` of the site. */
export const websiteId = (siteUrl: string): string => `${absoluteUrl(siteUrl, "/")}#website`;

/** Stable `@id` of a part of a page: canonical address with a fragment. */
export const partId = ({ siteUrl }: { siteUrl: string }, { path }: { path: string }, part: Fragment): string =>
  `${absoluteUrl(siteUrl, path)}#${part}`;

/** Reference to a node elsewhere in the graph. */
export const ref = (id: string): { "@id": string } => ({ "@id": id });
