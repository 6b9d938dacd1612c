import type { z } from "zod";
import type { Section } from "../../../content/model/sections/section";
import type { CourseInfo, FaqInfo, PriceInfo, StepsInfo } from "./input";
import type { PageContent } from "./section-page";

type SectionName = `${Capitalize<z.infer<typeof Section>["type"]>}Section`;

type DescribedSection =
  | { readonly __typename: "HeroSection"; readonly price?: (PriceInfo & { readonly other: PriceInfo | null }) | null }
  | { readonly __typename: "FaqSection"; readonly items: readonly FaqInfo[] }
  | ({ readonly __typename: "StepsSection" } & Readonly<StepsInfo>)
  | ({ readonly __typename: "CourseDaysSection" } & Readonly<CourseInfo>)
  | { readonly __typename: "PriceCardsSection"; readonly prices: readonly PriceInfo[] };

/** A section of a query, with the fields that structured data uses. */
export type QueriedSection =
  | DescribedSection
  | { readonly __typename: Exclude<SectionName, DescribedSection["__typename"]> };

/**
 * The describable content of sections, for sectionPageGraph.
 * @returns the questions and prices of all sections, and the first process and course
 */
export const contentOfSections = (sections: readonly QueriedSection[]): PageContent => {
  const content: PageContent = {};
  const addPrices = (prices: readonly PriceInfo[]) => {
    if (prices.length > 0) {
      content.prices = [...(content.prices ?? []), ...prices];
    }
  };
  for (const section of sections) {
    switch (section.__typename) {
      case "FaqSection":
        content.faq = [...(content.faq ?? []), ...section.items];
        break;
      case "HeroSection":
        addPrices(section.price ? [section.price, ...(section.price.other ? [section.price.other] : [])] : []);
        break;
      case "PriceCardsSection":
        addPrices(section.prices);
        break;
      case "StepsSection":
        content.steps ??= section;
        break;
      case "CourseDaysSection":
        content.course ??= section;
        break;
    }
  }
  return content;
};
