import type { OfferLeaf, ServiceLeaf } from "schema-dts";
import { aggregateRating, country } from "./graph";
import { type Context, organizationId, pageUrl, partId, ref } from "./input";

type PriceInfo = Pick<Queries.PriceCard, "title" | "amounts" | "unit">;

const CURRENCY = "EUR";

/** Price cards as offers; cards without an amount are skipped. VAT is mentioned only if the page does. */
export const offers = (prices: readonly PriceInfo[]): OfferLeaf[] =>
  prices
    .filter(({ amounts }) => amounts.length > 0)
    .map(({ title, amounts: [lowest = 0, highest], unit }) => ({
      "@type": "Offer",
      name: title,
      ...(highest === undefined && { price: lowest, priceCurrency: CURRENCY }),
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        ...(highest === undefined ? { price: lowest } : { minPrice: lowest, maxPrice: highest }),
        priceCurrency: CURRENCY,
        unitText: unit,
        ...(/\bexcl/i.test(unit) && { valueAddedTaxIncluded: false }),
      },
    }));

const base = (context: Context): ServiceLeaf => ({
  "@type": "Service",
  "@id": partId(context, "service"),
  name: context.page.title,
  description: context.page.description,
  url: pageUrl(context),
  provider: ref(organizationId(context)),
});

/**
 * The service that a page is about, offered nationwide at the prices on its cards.
 * @param rated whether the page shows the rating (docs/agreement.md#routes)
 */
export const service = (context: Context, prices: readonly PriceInfo[], rated: boolean): ServiceLeaf => {
  const shown = offers(prices);
  return {
    ...base(context),
    areaServed: country(context.site, context.page.language),
    ...(shown.length > 0 && { offers: shown }),
    ...(rated && { aggregateRating: aggregateRating(context.site) }),
  };
};

/** The service of the parent page in one city: the firm, with the city as area served and no address there. */
export const cityService = (
  context: Context,
  { name, province }: Pick<Queries.City, "name" | "province">,
): ServiceLeaf => ({
  ...base(context),
  serviceType: context.page.trail.at(-2)?.title,
  areaServed: { "@type": "City", name, containedInPlace: { "@type": "AdministrativeArea", name: province } },
});
