import { absoluteUrl } from "../urls";

/** Parts of a page with an `@id`. */
export type Fragment = "webpage" | "breadcrumb" | "service" | "faq" | "course" | "howto" | "article" | "reviews";

/** `@id` of the firm, equal on every page, so that search engines see one organisation. */
export const organizationId = (siteUrl: string): string => `${absoluteUrl(siteUrl, "/")}#organization`;

export const websiteId = (siteUrl: string): string => `${absoluteUrl(siteUrl, "/")}#website`;

/** `@id` of a part of a page: canonical address with a fragment. */
export const partId = ({ siteUrl }: { siteUrl: string }, { path }: { path: string }, part: Fragment): string =>
  `${absoluteUrl(siteUrl, path)}#${part}`;

/** Reference to another node of the graph. */
export const ref = (id: string): { "@id": string } => ({ "@id": id });
