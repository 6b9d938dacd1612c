import type { ServiceLeaf } from "schema-dts";
import { absoluteUrl } from "../urls";
import { organizationId, partId, ref } from "./ids";
import type { CityInfo, Context, PriceInfo } from "./input";
import { offers } from "./offers";
import { aggregateRating } from "./rating";

const base = ({ site, page }: Context): ServiceLeaf => ({
  "@type": "Service",
  "@id": partId(site, page, "service"),
  name: page.title,
  description: page.description,
  url: absoluteUrl(site.siteUrl, page.path),
  provider: ref(organizationId(site.siteUrl)),
});

const nationwide = ({ site, page }: Context) => ({
  "@type": "Country" as const,
  name: new Intl.DisplayNames(page.language, { type: "region" }).of(site.address.country) ?? site.address.country,
});

/**
 * The service that a page is about, offered nationwide.
 * @param prices price cards of the page
 * @param rated whether the page shows the rating (docs/agreement.md#routes)
 */
export const service = (context: Context, prices: readonly PriceInfo[], rated: boolean): ServiceLeaf => {
  const shown = offers(prices);
  return {
    ...base(context),
    areaServed: nationwide(context),
    ...(shown.length > 0 && { offers: shown }),
    ...(rated && { aggregateRating: aggregateRating(context.site.rating) }),
  };
};

/** The service in one city: the firm, with the city as area served and no address there. */
export const cityService = (context: Context, city: CityInfo): ServiceLeaf => ({
  ...base(context),
  serviceType: city.service,
  areaServed: {
    "@type": "City",
    name: city.name,
    containedInPlace: { "@type": "AdministrativeArea", name: city.province },
  },
});
