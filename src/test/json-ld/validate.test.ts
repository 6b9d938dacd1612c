import { serializeJsonLd } from "../../publish/seo/json-ld/serialize";
import { graphsInHtml, validateGraph } from "./validate";

const graph = (...nodes: object[]) => ({ "@context": "https://schema.org", "@graph": nodes });
const question = { "@type": "Question", name: "Hoe?", acceptedAnswer: { "@type": "Answer", text: "Zo." } };

describe("validateGraph", () => {
  it("finds nothing wrong with a good graph", () => {
    expect(validateGraph(graph({ "@type": "FAQPage", mainEntity: [question] }))).toEqual([]);
  });

  it.each([
    ["a type that does not exist", { "@type": "Vraag" }, "no type Vraag"],
    ["a node without type", { name: "x" }, "no @type"],
    [
      "a property that the type does not have",
      { "@type": "City", name: "Utrecht", inwoners: 1 },
      "no property inwoners",
    ],
    ["a required property that is missing", { "@type": "City" }, "City needs name"],
    ["an empty value", { "@type": "City", name: "" }, "City.name: empty value"],
    ["undefined", { "@type": "City", name: undefined }, "City.name: empty value"],
    ["a value of the wrong kind", { "@type": "City", name: 3 }, "City.name: takes no 3"],
    [
      "a node of the wrong type",
      { "@type": "FAQPage", mainEntity: question, publisher: { "@type": "City", name: "Utrecht" } },
      "FAQPage.publisher: takes no City",
    ],
    ["a reference that leads nowhere", { "@type": "City", name: "x", geo: { "@id": "#geo" } }, "has the @id #geo"],
    [
      "a problem deep inside",
      { "@type": "FAQPage", mainEntity: [{ ...question, acceptedAnswer: { "@type": "Answer" } }] },
      "FAQPage.mainEntity.acceptedAnswer: Answer needs text",
    ],
  ])("finds %s", (_name, node, problem) => {
    expect(validateGraph(graph(node))).toContainEqual(expect.stringContaining(problem));
  });

  it("finds a reference to a node of the wrong type", () => {
    const nodes = [
      { "@type": "City", "@id": "#city", name: "Utrecht" },
      { "@type": "FAQPage", mainEntity: question, publisher: { "@id": "#city" } },
    ];
    expect(validateGraph(graph(...nodes))).toEqual(["FAQPage.publisher: takes no City"]);
  });

  it("finds an @id that stands twice", () => {
    const city = { "@type": "City", "@id": "#city", name: "Utrecht" };
    expect(validateGraph(graph(city, city))).toEqual(["#city: two nodes have this @id"]);
  });

  it("finds another context", () => {
    expect(validateGraph({ "@context": "http://schema.org", "@graph": [] })).toEqual([
      "@context is not https://schema.org",
    ]);
  });
});

describe("graphsInHtml", () => {
  it("reads the structured data out of a page", () => {
    const data = { "@context": "https://schema.org", text: "a < b" };
    const html = `<head><script data-gatsby-head="true" type="application/ld+json">${serializeJsonLd(data)}</script></head>`;
    expect(graphsInHtml(html)).toEqual([data]);
  });
});
