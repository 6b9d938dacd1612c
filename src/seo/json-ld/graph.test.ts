import { validateGraph } from "../../test/json-ld/validate";
import { context, homeContext, site } from "./fixtures";
import { pageGraph } from "./graph";
import { organization } from "./organization";

const typed = (graph: { "@graph": readonly { "@type": unknown }[] }, type: string) =>
  graph["@graph"].find((node) => [node["@type"]].flat().includes(type));

describe("pageGraph", () => {
  it("is valid below home and on home, with and without rating", () => {
    const graphs = [context(), homeContext()].flatMap((page) =>
      [true, false].map((rated) => pageGraph(page, [], rated)),
    );
    expect(graphs.flatMap(validateGraph)).toEqual([]);
  });

  it("uses the same @id for firm and site on every page", () => {
    const ids = [context(), homeContext()].map((page) =>
      pageGraph(page, [], false)
        ["@graph"].slice(0, 2)
        .map((node) => node["@id"]),
    );
    expect(ids[0]).toEqual([`${site.siteUrl}/#organization`, `${site.siteUrl}/#website`]);
    expect(ids[1]).toEqual(ids[0]);
  });

  it("describes the page by its canonical address", () => {
    expect(typed(pageGraph(context(), [], false), "WebPage")).toMatchObject({
      "@id": "https://www.voorbeeld.example/online-mediation#webpage",
      url: "https://www.voorbeeld.example/online-mediation",
      inLanguage: "nl",
      breadcrumb: { "@id": "https://www.voorbeeld.example/online-mediation#breadcrumb" },
      primaryImageOfPage: { url: "https://www.voorbeeld.example/social/0a1b2c.png", width: "1200", height: "630" },
    });
  });

  it("lists the breadcrumb in order with absolute addresses", () => {
    expect(typed(pageGraph(context(), [], false), "BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: "https://www.voorbeeld.example/" },
        { position: 2, name: "Online mediation", item: "https://www.voorbeeld.example/online-mediation" },
      ],
    });
  });

  it("has no breadcrumb on home, where none is shown", () => {
    const graph = pageGraph(homeContext(), [], false);
    expect(typed(graph, "BreadcrumbList")).toBeUndefined();
    expect(typed(graph, "WebPage")).not.toHaveProperty("breadcrumb");
  });

  it("leaves out what the page does not have", () => {
    const graph = pageGraph(context({ image: undefined }), [], false);
    expect(typed(graph, "WebPage")).not.toHaveProperty("primaryImageOfPage");
    expect(typed(graph, "WebPage")).not.toHaveProperty("dateModified");
  });
});

describe("organization", () => {
  const firm = organization(homeContext(), true);

  it("is a local business and a professional service", () => {
    expect(firm["@type"]).toEqual(["LocalBusiness", "ProfessionalService"]);
  });

  it("serves the Netherlands and the cities", () => {
    expect(firm.areaServed).toEqual([
      { "@type": "Country", name: "Nederland" },
      { "@type": "City", name: "Amsterdam" },
      { "@type": "City", name: "Den Haag" },
      { "@type": "City", name: "Utrecht" },
    ]);
  });

  it("tells phone hours, price range and phone number in the forms of schema.org", () => {
    expect(firm).toMatchObject({
      telephone: "+31240000000",
      priceRange: "€€",
      foundingDate: "2016",
      openingHoursSpecification: { opens: "08:00", closes: "18:00" },
    });
    expect(firm.openingHoursSpecification).toHaveProperty("dayOfWeek.0", "https://schema.org/Monday");
    expect(firm.openingHoursSpecification).toHaveProperty("dayOfWeek.length", 5);
  });

  it("tells its details on home alone", () => {
    const elsewhere = organization(context(), true);
    expect(firm).toMatchObject(elsewhere);
    const more = Object.keys(firm).filter((name) => !(name in elsewhere));
    expect(more.sort()).toEqual(
      ["alternateName", "foundingDate", "logo", "openingHoursSpecification", "sameAs", "slogan"].sort(),
    );
  });

  it("tells the rating only where the page shows it", () => {
    expect(firm.aggregateRating).toMatchObject({ ratingValue: 4.9, bestRating: 5, reviewCount: 127 });
    expect(organization(homeContext(), false)).not.toHaveProperty("aggregateRating");
  });
});
