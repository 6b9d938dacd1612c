import { offers } from "./services";

describe("offers", () => {
  it("tells a single price with its unit and whether VAT is included", () => {
    expect(offers([{ title: "Per uur", amounts: [215], unit: "per uur, exclusief btw" }])).toEqual([
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
    const [made] = offers([{ title: "Introductie", amounts: [150, 300], unit: "eenmalig" }]);
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
    expect(offers([{ title: "Maatwerk", amounts: [], unit: "per groep" }])).toEqual([]);
  });
});
