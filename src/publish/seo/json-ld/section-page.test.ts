import { context, homeContext } from "../../../test/json-ld/fixtures";
import { validateGraph } from "../../../test/json-ld/validate";
import type { CourseInfo, ReviewInfo, StepsInfo } from "./input";
import { type PageContent, sectionPageGraph } from "./section-page";

const faq = [
  { question: "Wat is mediation?", answer: "Een gesprek onder leiding van een mediator." },
  { question: "Wat kost het?", answer: "€ 2.950 per traject & geen cent meer." },
];
const steps: StepsInfo = {
  title: "In twee stappen",
  intro: null,
  steps: [
    { title: "Intake", description: "Je vertelt wat er speelt." },
    { title: "Gesprek", description: "Jullie praten met een mediator." },
  ],
};
const course: CourseInfo = {
  title: "Het programma",
  intro: "Zeven dagen lang een tip.",
  days: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, title: `Thema ${day}`, description: `Les van dag ${day}.` })),
};
const reviews: ReviewInfo[] = [
  { slug: "rustig", role: "Hr-manager", company: "Zorgorganisatie", text: "Rustig en helder.", rating: 5 },
  { slug: "gebleven", role: "Medewerker", company: null, text: "Ik werk er nog.", rating: 5 },
];
const prices = [{ title: "Traject", amounts: [2950], unit: "per traject, exclusief btw" }];
const content: PageContent = { faq, steps, course, reviews, prices };

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

  it("stops when a page asks for data about a section that it does not have", () => {
    expect(() => sectionPageGraph(context(), ["faq"], {})).toThrow('/online-mediation asks for structured data "faq"');
  });

  it("adds nothing for a page that asks for nothing", () => {
    expect(nodes([]).map((part) => part["@type"])).toEqual([
      ["LocalBusiness", "ProfessionalService"],
      "WebSite",
      "WebPage",
      "BreadcrumbList",
    ]);
  });
});

describe("what a page adds", () => {
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
