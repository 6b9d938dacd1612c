import type { CourseLeaf, FAQPageLeaf, HowToLeaf, ItemListLeaf, ReviewLeaf } from "schema-dts";
import { type GraphNode, pageGraph } from "./graph";
import { type Context, organizationId, pageUrl, partId, ref } from "./input";
import { service } from "./services";

type Data = Queries.PagesQuery;
type Section = Data["allPage"]["nodes"][number]["sections"][number];
type SectionOf<Name extends Section["__typename"]> = Extract<Section, { __typename: Name }>;
type Review = Data["allReview"]["nodes"][number];

/** What a page shows: its sections, and the reviews of a section that lists them. */
interface Shown {
  sections: readonly Section[];
  reviews: readonly Review[];
}

const ofType = <Name extends Section["__typename"]>({ sections }: Shown, name: Name) =>
  sections.filter((section): section is SectionOf<Name> => section.__typename === name);

const firstOf = <Name extends Section["__typename"]>(shown: Shown, name: Name) => ofType(shown, name).slice(0, 1);

/** The prices of all sections. */
const pricesOf = (shown: Shown) => ofType(shown, "PriceCardsSection").flatMap(({ prices }) => prices);

/** Questions and answers of all sections, exactly as shown. */
const faqPage = (context: Context, sections: readonly SectionOf<"FaqSection">[]): FAQPageLeaf => ({
  "@type": "FAQPage",
  "@id": partId(context, "faq"),
  isPartOf: ref(partId(context, "webpage")),
  inLanguage: context.page.language,
  mainEntity: sections
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
});

/** A numbered process, step by step as shown. */
const howTo = (context: Context, { title, intro, steps }: SectionOf<"StepsSection">): HowToLeaf => ({
  "@type": "HowTo",
  "@id": partId(context, "howto"),
  name: title,
  ...(intro && { description: intro }),
  inLanguage: context.page.language,
  step: steps.map((step, index) => ({
    "@type": "HowToStep",
    position: index + 1,
    name: step.title,
    text: step.description,
  })),
});

/** The free e-mail course (docs/agreement.md#prices): a part for each day. */
const course = (context: Context, { title, intro, days }: SectionOf<"CourseDaysSection">): CourseLeaf => ({
  "@type": "Course",
  "@id": partId(context, "course"),
  name: context.page.title,
  description: intro ?? context.page.description,
  url: pageUrl(context),
  inLanguage: context.page.language,
  isAccessibleForFree: true,
  provider: ref(organizationId(context)),
  offers: { "@type": "Offer", category: "Free", price: 0, priceCurrency: "EUR" },
  hasCourseInstance: {
    "@type": "CourseInstance",
    name: title,
    courseMode: "Online",
    courseSchedule: { "@type": "Schedule", repeatFrequency: "Daily", repeatCount: days.length },
  },
  syllabusSections: days.map((part) => ({
    "@type": "Syllabus",
    position: part.day,
    name: part.title,
    description: part.description,
  })),
});

/** The reviews of a page, one node per review (docs/agreement.md#structured-data). Reviewers are known by role only. */
const reviewList = (context: Context, reviews: readonly Review[]): [ItemListLeaf, ...ReviewLeaf[]] => {
  const listId = partId(context, "reviews");
  const nodes = reviews.map(
    ({ slug, role, company, text, rating }): ReviewLeaf => ({
      "@type": "Review",
      "@id": `${listId}-${slug}`,
      itemReviewed: ref(organizationId(context)),
      author: { "@type": "Person", name: company ? `${role}, ${company}` : role },
      reviewBody: text,
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
      inLanguage: context.page.language,
    }),
  );
  const itemListElement = reviews.map(({ slug }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    item: ref(`${listId}-${slug}`),
  }));
  return [{ "@type": "ItemList", "@id": listId, numberOfItems: reviews.length, itemListElement }, ...nodes];
};

const BUILDERS: Readonly<Record<Queries.StructuredData, (context: Context, shown: Shown) => readonly GraphNode[]>> = {
  home: (context, { reviews }) => reviewList(context, reviews),
  service: (context, shown) => [service(context, pricesOf(shown), false)],
  ratedService: (context, shown) => [service(context, pricesOf(shown), true)],
  course: (context, shown) => firstOf(shown, "CourseDaysSection").map((section) => course(context, section)),
  howTo: (context, shown) => firstOf(shown, "StepsSection").map((section) => howTo(context, section)),
  faq: (context, shown) => [faqPage(context, ofType(shown, "FaqSection"))],
};

/** Kinds of pages with the firm's rating (docs/agreement.md#structured-data). */
const RATED: readonly Queries.StructuredData[] = ["home", "ratedService"];

/**
 * Structured data of a page of sections, as its `structuredData` list requests: the questions and prices of all
 * sections, and the first process and course; the check refuses kinds that no section shows.
 */
export const sectionPageGraph = (context: Context, kinds: readonly Queries.StructuredData[], shown: Shown) =>
  pageGraph(
    context,
    kinds.flatMap((kind) => BUILDERS[kind](context, shown)),
    kinds.some((kind) => RATED.includes(kind)),
  );
