import type { ImageObjectLeaf, LocalBusinessLeaf, MergeLeafTypes, ProfessionalServiceLeaf, Thing } from "schema-dts";
import { phoneToE164 } from "../../../lib/links";
import { absoluteUrl } from "../urls";
import { type Context, organizationId, pageUrl, partId, ref, type SiteInfo } from "./input";

/** The firm is both: a business with an address, and a professional service (docs/agreement.md#structured-data). */
type OrganizationNode = MergeLeafTypes<[LocalBusinessLeaf, ProfessionalServiceLeaf]>;

/** Top-level node of a page's graph. */
export type GraphNode = OrganizationNode | Exclude<Thing, string>;

/** The structured data of a page: one graph that includes every node its `@id`s refer to. */
export interface JsonLdGraph {
  "@context": "https://schema.org";
  "@graph": readonly GraphNode[];
}

/** Square logo in static/; search engines require at least 112 px. */
const LOGO = { path: "/icon-512.png", size: "512" };

/** The firm's country as area served, in words. */
export const country = ({ address }: SiteInfo, language: string) => ({
  "@type": "Country" as const,
  name: new Intl.DisplayNames(language, { type: "region" }).of(address.country) ?? address.country,
});

/** The average of all reviews (schema.org AggregateRating). */
export const aggregateRating = ({ rating: { value, best, count } }: SiteInfo) => ({
  "@type": "AggregateRating" as const,
  ratingValue: value,
  bestRating: best,
  worstRating: 1,
  reviewCount: count,
});

/** Details beyond contact data and service area. */
const details = (site: SiteInfo) => ({
  alternateName: site.shortName,
  slogan: site.tagline,
  logo: {
    "@type": "ImageObject" as const,
    url: absoluteUrl(site.siteUrl, LOGO.path),
    width: LOGO.size,
    height: LOGO.size,
  },
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: site.openingHours.days.map((day) => `https://schema.org/${day}` as const),
    opens: site.openingHours.opens,
    closes: site.openingHours.closes,
  },
  foundingDate: String(site.foundingYear),
  sameAs: [site.links.professionalNetwork],
});

/**
 * The firm (docs/agreement.md#structured-data). Its details are on home only: elsewhere its `@id` leads to them.
 * @param showsRating whether the page shows the rating
 */
export const organization = (context: Context, showsRating: boolean): OrganizationNode => {
  const { site, page } = context;
  return {
    "@type": ["LocalBusiness", "ProfessionalService"],
    "@id": organizationId(context),
    name: site.name,
    url: absoluteUrl(site.siteUrl, "/"),
    image: absoluteUrl(site.siteUrl, LOGO.path),
    telephone: phoneToE164(site.phone),
    email: site.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: site.address.street,
      postalCode: site.address.postalCode,
      addressLocality: site.address.city,
      addressCountry: site.address.country,
    },
    priceRange: site.priceRange,
    areaServed: [country(site, "nl"), ...site.cities.map((name) => ({ "@type": "City" as const, name }))],
    ...(page.path === "/" && details(site)),
    ...(showsRating && { aggregateRating: aggregateRating(site) }),
  };
};

const websiteId = ({ siteUrl }: SiteInfo): string => `${absoluteUrl(siteUrl, "/")}#website`;

const webSite = (context: Context): GraphNode => ({
  "@type": "WebSite",
  "@id": websiteId(context.site),
  url: absoluteUrl(context.site.siteUrl, "/"),
  name: context.site.name,
  inLanguage: "nl",
  publisher: ref(organizationId(context)),
});

/** The social image of the page, with its size in px (src/publish/social-images). */
export const pageImage = ({ site, page }: Context): ImageObjectLeaf => ({
  "@type": "ImageObject",
  url: absoluteUrl(site.siteUrl, page.image),
  width: "1200",
  height: "630",
});

const webPage = (context: Context): GraphNode => {
  const { site, page } = context;
  return {
    "@type": "WebPage",
    "@id": partId(context, "webpage"),
    url: pageUrl(context),
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    isPartOf: ref(websiteId(site)),
    ...(page.path === "/" && { about: ref(organizationId(context)) }),
    ...(page.trail.length > 0 && { breadcrumb: ref(partId(context, "breadcrumb")) }),
    primaryImageOfPage: pageImage(context),
    ...(page.datePublished && { datePublished: page.datePublished }),
    ...(page.dateModified && { dateModified: page.dateModified }),
  };
};

/** The visible breadcrumb. */
const breadcrumbList = (context: Context): GraphNode => ({
  "@type": "BreadcrumbList",
  "@id": partId(context, "breadcrumb"),
  itemListElement: context.page.trail.map(({ title, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    item: absoluteUrl(context.site.siteUrl, path),
  })),
});

/**
 * Joins the nodes of every page (firm, site, page, breadcrumb) with its own.
 * @param nodes the page's own; none on legal texts, redirects, not found
 * @param showsRating whether the page shows the firm's rating
 */
export const pageGraph = (context: Context, nodes: readonly GraphNode[] = [], showsRating = false): JsonLdGraph => ({
  "@context": "https://schema.org",
  "@graph": [
    organization(context, showsRating),
    webSite(context),
    webPage(context),
    ...(context.page.trail.length > 0 ? [breadcrumbList(context)] : []),
    ...nodes,
  ],
});
