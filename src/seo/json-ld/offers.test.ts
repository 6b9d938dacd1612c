import { amountsIn, offers } from "./offers";

describe("amountsIn", () => {
  it.each([
    ["€\u00a02.950", "nl", [2950]],
    ["€ 0,35", "nl", [0.35]],
    ["€2,950", "en", [2950]],
    ["€ 150 tot € 300", "nl", [150, 300]],
    ["Vanaf € 20.", "nl", [20]],
    ["Op aanvraag", "nl", []],
  ] as const)("%s (%s)", (price, language, expected) => {
    expect(amountsIn(price, language)).toEqual(expected);
  });
});

describe("offers", () => {
  it("tells a single price with its unit and whether VAT is included", () => {
    expect(offers([{ title: "Per uur", price: "€ 215", unit: "per uur, exclusief btw" }], "nl")).toEqual([
      {
        "@type": "Offer",
        name: "Per uur",
        price: 215,
        priceCurrency: "EUR",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: 215,
          priceCurrency: "EUR",
          unitText: "per uur, exclusief btw",
          valueAddedTaxIncluded: false,
        },
      },
    ]);
  });

  it("tells a range as lowest and highest price", () => {
    const [made] = offers([{ title: "Introductie", price: "€ 150 tot € 300", unit: "eenmalig" }], "nl");
    expect(made).not.toHaveProperty("price");
    expect(made?.priceSpecification).toEqual({
      "@type": "UnitPriceSpecification",
      minPrice: 150,
      maxPrice: 300,
      priceCurrency: "EUR",
      unitText: "eenmalig",
    });
  });

  it("leaves out a card without an amount", () => {
    expect(offers([{ title: "Maatwerk", price: "In overleg", unit: "per groep" }], "nl")).toEqual([]);
  });
});
