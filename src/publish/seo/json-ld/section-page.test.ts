import { context, homeContext } from "../../../test/json-ld/fixtures";
import { validateGraph } from "../../../test/json-ld/validate";
import { sectionPageGraph } from "./section-page";

type Content = Parameters<typeof sectionPageGraph>[2];

const price = { title: "Traject", amounts: [2950], unit: "per traject, exclusief btw" };
const steps = [
  { title: "Intake", description: "Je vertelt wat er speelt." },
  { title: "Gesprek", description: "Jullie praten met een mediator." },
];

const content: Content = {
  sections: [
    { __typename: "HeroSection", title: "Kop" },
    { __typename: "CallToActionSection" },
    {
      __typename: "FaqSection",
      items: [{ question: "Wat is mediation?", answer: "Een gesprek onder leiding van een mediator." }],
    },
    {
      __typename: "FaqSection",
      items: [{ question: "Wat kost het?", answer: "€ 2.950 per traject & geen cent meer." }],
    },
    { __typename: "StepsSection", title: "In twee stappen", intro: null, steps },
    { __typename: "StepsSection", title: "Daarna", intro: null, steps },
    {
      __typename: "CourseDaysSection",
      title: "Het programma",
      intro: "Zeven dagen lang een tip.",
      days: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, title: `Thema ${day}`, description: `Les van dag ${day}.` })),
    },
    { __typename: "PriceCardsSection", prices: [{ ...price, title: "Uur" }] },
    { __typename: "PriceCardsSection", prices: [price] },
  ],
  reviews: [
    { slug: "rustig", role: "Hr-manager", company: "Zorgorganisatie", text: "Rustig en helder.", rating: 5 },
    { slug: "gebleven", role: "Medewerker", company: null, text: "Ik werk er nog.", rating: 5 },
  ],
};

const nodes = (kinds: Parameters<typeof sectionPageGraph>[1], page = context()) =>
  sectionPageGraph(page, kinds, content)["@graph"];
const node = (kind: Parameters<typeof sectionPageGraph>[1][number], type: string, page = context()) =>
  nodes([kind], page).find((candidate) => candidate["@type"] === type);

describe("sectionPageGraph", () => {
  it.each(["service", "ratedService", "course", "howTo", "faq"] as const)("makes valid data for %s", (kind) => {
    expect(validateGraph(sectionPageGraph(context(), [kind], content))).toEqual([]);
  });

  it("makes valid data for home", () => {
    expect(validateGraph(sectionPageGraph(homeContext(), ["home"], content))).toEqual([]);
  });

  it("joins several kinds in one graph", () => {
    const graph = sectionPageGraph(context(), ["service", "howTo", "faq"], content);
    expect(validateGraph(graph)).toEqual([]);
    expect(graph["@graph"].map((part) => part["@type"])).toEqual(
      expect.arrayContaining(["WebPage", "Service", "HowTo", "FAQPage"]),
    );
  });

  it("adds nothing for a page that asks for nothing, or for what no section shows", () => {
    const none = sectionPageGraph(context(), ["howTo", "course"], { sections: [], reviews: [] });
    for (const added of [nodes([]), none["@graph"]]) {
      expect(added.map((part) => part["@type"])).toEqual([
        ["LocalBusiness", "ProfessionalService"],
        "WebSite",
        "WebPage",
        "BreadcrumbList",
      ]);
    }
  });
});

describe("what a page adds", () => {
  it("takes the questions and prices of all sections, and the first process", () => {
    expect(node("faq", "FAQPage")).toMatchObject({
      mainEntity: [{ name: "Wat is mediation?" }, { name: "Wat kost het?" }],
    });
    expect(node("service", "Service")).toMatchObject({ offers: [{ name: "Uur" }, { name: "Traject" }] });
    expect(node("howTo", "HowTo")).toMatchObject({ name: "In twee stappen", step: { length: 2 } });
    expect(node("course", "Course")).toMatchObject({ syllabusSections: { length: 7 } });
  });

  it("rates the firm on home and the service on the English page, and nowhere else", () => {
    expect(nodes(["home"], homeContext())[0]).toHaveProperty("aggregateRating.reviewCount", 127);
    expect(node("ratedService", "Service")).toHaveProperty("aggregateRating.ratingValue", 4.9);
    expect(node("service", "Service")).not.toHaveProperty("aggregateRating");
    expect(nodes(["service"])[0]).not.toHaveProperty("aggregateRating");
  });

  it("names the country in the language of the page", () => {
    expect(node("ratedService", "Service", context({ language: "en" }))).toHaveProperty(
      "areaServed.name",
      "Netherlands",
    );
  });

  it("leaves out an introduction that is not there", () => {
    expect(node("howTo", "HowTo")).not.toHaveProperty("description");
  });
});
