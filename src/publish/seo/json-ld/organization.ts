import type { LocalBusinessLeaf, MergeLeafTypes, ProfessionalServiceLeaf } from "schema-dts";
import { phoneToE164 } from "../../../lib/links";
import type { DayName } from "../../../lib/opening-hours";
import { absoluteUrl } from "../urls";
import { organizationId } from "./ids";
import type { Context, SiteInfo } from "./input";
import { aggregateRating } from "./rating";

/** The firm is both: a business with an address, and a professional service (docs/agreement.md#structured-data). */
export type OrganizationNode = MergeLeafTypes<[LocalBusinessLeaf, ProfessionalServiceLeaf]>;

/** Square logo in static/; search engines require at least 112 px. */
const LOGO = { path: "/icon-512.png", size: 512 };

const day = (name: DayName) => `https://schema.org/${name}` as const;

const countryName = (code: string, language: string) => new Intl.DisplayNames(language, { type: "region" }).of(code);

const areaServed = ({ address, language, cities }: SiteInfo) => [
  { "@type": "Country" as const, name: countryName(address.country, language) ?? address.country },
  ...cities.map((name) => ({ "@type": "City" as const, name })),
];

const postalAddress = ({ street, postalCode, city, country }: SiteInfo["address"]) => ({
  "@type": "PostalAddress" as const,
  streetAddress: street,
  postalCode,
  addressLocality: city,
  addressCountry: country,
});

/** Details beyond contact data and service area. */
const details = (site: SiteInfo) => ({
  alternateName: site.shortName,
  slogan: site.tagline,
  logo: {
    "@type": "ImageObject" as const,
    url: absoluteUrl(site.siteUrl, LOGO.path),
    width: `${LOGO.size}`,
    height: `${LOGO.size}`,
  },
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: site.openingHours.days.map(day),
    opens: site.openingHours.opens,
    closes: site.openingHours.closes,
  },
  foundingDate: String(site.foundingYear),
  sameAs: [...site.profiles],
});

/**
 * The firm (docs/agreement.md#structured-data). Its details are on home only: elsewhere its `@id` leads to them.
 * @param showsRating whether the page shows the rating
 */
export const organization = ({ site, page }: Context, showsRating: boolean): OrganizationNode => ({
  "@type": ["LocalBusiness", "ProfessionalService"],
  "@id": organizationId(site.siteUrl),
  name: site.name,
  url: absoluteUrl(site.siteUrl, "/"),
  image: absoluteUrl(site.siteUrl, LOGO.path),
  telephone: phoneToE164(site.phone),
  email: site.email,
  address: postalAddress(site.address),
  priceRange: site.priceRange,
  areaServed: areaServed(site),
  ...(page.path === "/" && details(site)),
  ...(showsRating && { aggregateRating: aggregateRating(site.rating) }),
});
