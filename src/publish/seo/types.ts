import type { z } from "zod";
import type { Page } from "../../content/model/page";
import type { LANGUAGES, ROBOTS } from "../../content/model/shared";

/** Language of a page (BCP 47). */
export type Language = keyof typeof LANGUAGES;

/** Whether search engines list a page. */
export type Robots = keyof typeof ROBOTS;

/** Structured data that a page of sections may request. */
export type StructuredDataKind = z.infer<typeof Page>["structuredData"][number];

export interface Crumb {
  title: string;
  /** Path on this site. */
  path: string;
}
