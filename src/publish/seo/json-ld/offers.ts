import type { OfferLeaf } from "schema-dts";
import type { PriceInfo } from "./input";

const CURRENCY = "EUR";

/** VAT is mentioned only if the page does: "exclusief btw", "excluding VAT". */
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

/** Price cards as offers; cards without an amount are skipped. */
export const offers = (prices: readonly PriceInfo[]): OfferLeaf[] => prices.flatMap((price) => offer(price) ?? []);
