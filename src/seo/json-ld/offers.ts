import type { OfferLeaf } from "schema-dts";
import type { Language } from "../types";
import type { PriceInfo } from "./input";

const CURRENCY = "EUR";

/** An amount after a euro sign, with the spaces that Intl puts between them. */
const AMOUNT = /€\s*(\d[\d.,]*)/gu;

const THOUSANDS: Readonly<Record<Language, string>> = { nl: ".", en: "," };

const toNumber = (amount: string, language: Language) =>
  Number(amount.replaceAll(THOUSANDS[language], "").replace(",", "."));

/** The amounts in a price as shown: one, two for a range, none when there is no amount. */
export const amountsIn = (price: string, language: Language): number[] =>
  [...price.matchAll(AMOUNT)].map(([, amount = ""]) => toNumber(amount.replace(/[.,]$/, ""), language));

/** "exclusief btw", "excluding VAT": told only where the page says so. */
const vat = (unit: string) => (/\bexcl/i.test(unit) ? { valueAddedTaxIncluded: false } : {});

const offer = ({ title, price, unit }: PriceInfo, language: Language): OfferLeaf | undefined => {
  const [lowest, highest] = amountsIn(price, language);
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

/** Price cards as offers. The amounts are read from the text that the page shows, so that the two cannot differ. */
export const offers = (prices: readonly PriceInfo[], language: Language): OfferLeaf[] =>
  prices.flatMap((price) => offer(price, language) ?? []);
