import type { CourseLeaf } from "schema-dts";
import { absoluteUrl } from "../urls";
import { organizationId, partId, ref } from "./ids";
import type { Context, CourseInfo } from "./input";

/** The free e-mail course (docs/agreement.md#prices): a part for each day. */
export const course = ({ site, page }: Context, { title, intro, days }: CourseInfo): CourseLeaf => ({
  "@type": "Course",
  "@id": partId(site, page, "course"),
  name: page.title,
  description: intro ?? page.description,
  url: absoluteUrl(site.siteUrl, page.path),
  inLanguage: page.language,
  isAccessibleForFree: true,
  provider: ref(organizationId(site.siteUrl)),
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
