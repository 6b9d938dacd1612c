import type { FAQPageLeaf } from "schema-dts";
import { partId, ref } from "./ids";
import type { Context, FaqInfo } from "./input";

/** Questions and answers, exactly as shown. */
export const faqPage = ({ site, page }: Context, items: readonly FaqInfo[]): FAQPageLeaf => ({
  "@type": "FAQPage",
  "@id": partId(site, page, "faq"),
  isPartOf: ref(partId(site, page, "webpage")),
  inLanguage: page.language,
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
