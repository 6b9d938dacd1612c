import type { HowToLeaf } from "schema-dts";
import { partId } from "./ids";
import type { Context, StepsInfo } from "./input";

/** A numbered process, step by step as shown. */
export const howTo = ({ site, page }: Context, { title, intro, steps }: StepsInfo): HowToLeaf => ({
  "@type": "HowTo",
  "@id": partId(site, page, "howto"),
  name: title,
  ...(intro && { description: intro }),
  inLanguage: page.language,
  step: steps.map((step, index) => ({
    "@type": "HowToStep",
    position: index + 1,
    name: step.title,
    text: step.description,
  })),
});
