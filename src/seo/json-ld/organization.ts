import type { LocalBusinessLeaf, MergeLeafTypes, ProfessionalServiceLeaf } from "schema-dts";
import { phoneToE164 } from "../../lib/links";
import type { DayName } from "../../lib/opening-hours";
import { absoluteUrl } from "../urls";
import { organizationId } from "./ids";
import type { SiteInfo } from "./input";
import { aggregateRating } from "./rating";

/** The firm is both: a business with an address, and a professional service (docs/agreement.md#structured-data). */
export type OrganizationNode = MergeLeafTypes<[LocalBusinessLeaf, ProfessionalServiceLeaf]>;

/** Square logo in static/, at least 112 px as search engines ask. */
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

/**
 * The firm (docs/agreement.md#structured-data): area served the Netherlands and the cities, phone hours, price range.
 *
 * @param showsRating whether the page shows the rating; only then it is told
 */
export const organization = (site: SiteInfo, showsRating: boolean): OrganizationNode => ({
  "@type": ["LocalBusiness", "ProfessionalService"],
  "@id": organizationId(site.siteUrl),
  name: site.name,
  alternateName: site.shortName,
  slogan: site.tagline,
  url: absoluteUrl(site.siteUrl, "/"),
  logo: {
    "@type": "ImageObject",
    url: absoluteUrl(site.siteUrl, LOGO.path),
    width: `${LOGO.size}`,
    height: `${LOGO.size}`,
  },
  image: absoluteUrl(site.siteUrl, LOGO.path),
  telephone: phoneToE164(site.phone),
  email: site.email,
  address: postalAddress(site.address),
  priceRange: site.priceRange,
  areaServed: areaServed(site),
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: site.openingHours.days.map(day),
    opens: site.openingHours.opens,
    closes: site.openingHours.closes,
  },
  foundingDate: String(site.foundingYear),
  sameAs: [...site.profiles],
  ...(showsRating && { aggregateRating: aggregateRating(site.rating) }),
});
