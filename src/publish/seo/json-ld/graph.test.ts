import { context, homeContext } from "../../../test/json-ld/fixtures";
import { validateGraph } from "../../../test/json-ld/validate";
import { organization, pageGraph } from "./graph";

const typed = (graph: { "@graph": readonly { "@type": unknown }[] }, type: string) =>
  graph["@graph"].find((node) => [node["@type"]].flat().includes(type));

describe("pageGraph", () => {
  it("is valid below home and on home, with and without rating, with a month as its last change", () => {
    const graphs = [context(), homeContext(), context({ dateModified: "2025-10" })].flatMap((page) =>
      [true, false].map((rated) => pageGraph(page, [], rated)),
    );
    expect(graphs.flatMap(validateGraph)).toEqual([]);
  });

  it("has no breadcrumb on home, where none is shown", () => {
    const graph = pageGraph(homeContext());
    expect(typed(graph, "BreadcrumbList")).toBeUndefined();
    expect(typed(graph, "WebPage")).not.toHaveProperty("breadcrumb");
  });
});

describe("organization", () => {
  const firm = organization(homeContext(), true);

  it("tells phone hours and phone number in the forms of schema.org", () => {
    expect(firm).toMatchObject({
      telephone: "+31240000000",
      foundingDate: "2016",
      openingHoursSpecification: { opens: "08:00", closes: "18:00" },
    });
    expect(firm.openingHoursSpecification).toHaveProperty("dayOfWeek.0", "https://schema.org/Monday");
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
