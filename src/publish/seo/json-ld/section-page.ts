import type { StructuredDataKind } from "../types";
import { course } from "./course";
import { faqPage } from "./faq-page";
import { type GraphNode, type JsonLdGraph, pageGraph } from "./graph";
import { howTo } from "./how-to";
import type { Context, CourseInfo, FaqInfo, PriceInfo, ReviewInfo, StepsInfo } from "./input";
import { reviewList } from "./reviews";
import { service } from "./service";

/** The describable content of a page of sections. */
export interface PageContent {
  faq?: readonly FaqInfo[];
  steps?: StepsInfo;
  course?: CourseInfo;
  reviews?: readonly ReviewInfo[];
  prices?: readonly PriceInfo[];
}

type Builder = (context: Context, content: PageContent) => readonly GraphNode[];

const shown = <T>(part: T | undefined, kind: StructuredDataKind, { page }: Context): T => {
  if (part === undefined) {
    throw new Error(`${page.path} asks for structured data "${kind}" but has no section that shows it`);
  }
  return part;
};

const BUILDERS: Readonly<Record<StructuredDataKind, Builder>> = {
  home: (context, { reviews }) => reviewList(context, shown(reviews, "home", context)),
  service: (context, { prices = [] }) => [service(context, prices, false)],
  ratedService: (context, { prices = [] }) => [service(context, prices, true)],
  course: (context, content) => [course(context, shown(content.course, "course", context))],
  howTo: (context, { steps }) => [howTo(context, shown(steps, "howTo", context))],
  faq: (context, { faq }) => [faqPage(context, shown(faq, "faq", context))],
};

/** Kinds of pages with the firm's rating (docs/agreement.md#structured-data). */
const RATED: readonly StructuredDataKind[] = ["home", "ratedService"];

/**
 * Structured data of a page of sections, as its `structuredData` list requests.
 * @param kinds `structuredData` of the page
 * @param content what its sections show (contentOfSections)
 */
export const sectionPageGraph = (
  context: Context,
  kinds: readonly StructuredDataKind[],
  content: PageContent,
): JsonLdGraph =>
  pageGraph(
    context,
    kinds.flatMap((kind) => BUILDERS[kind](context, content)),
    kinds.some((kind) => RATED.includes(kind)),
  );
