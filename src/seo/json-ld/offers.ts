import type { OfferLeaf } from "schema-dts";
import type { PriceInfo } from "./input";

const CURRENCY = "EUR";

/** "exclusief btw", "excluding VAT": told only where the page says so. */
const vat = (unit: string) => (/\bexcl/i.test(unit) ? { valueAddedTaxIncluded: false } : {});

const offer = ({ title, amounts, unit }: PriceInfo): OfferLeaf | undefined => {
  const [lowest, highest] = amounts;
  if (lowest === undefined) {
    return undefined;
  }
  const range = highest === undefined ? { price: lowest } : { minPrice: lowest, maxPrice: highest };
  return {
    "@type": "Offer",
    name: title,
    ...(highest === undefined && { price: lowest, priceCurrency: CURRENCY }),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...range,
      priceCurrency: CURRENCY,
      unitText: unit,
      ...vat(unit),
    },
  };
};

/** Price cards as offers; a card without an amount is none. */
export const offers = (prices: readonly PriceInfo[]): OfferLeaf[] => prices.flatMap((price) => offer(price) ?? []);
