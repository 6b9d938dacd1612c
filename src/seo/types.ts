import type { z } from "zod";
import type { Page } from "../content-model/page";
import type { LANGUAGES, ROBOTS } from "../content-model/shared";

/** Language of a page (BCP 47). */
export type Language = keyof typeof LANGUAGES;

/** Whether search engines list a page. */
export type Robots = keyof typeof ROBOTS;

/** Kinds of structured data that a page of sections asks for. */
export type StructuredDataKind = z.infer<typeof Page>["structuredData"][number];

/** A step of the breadcrumb. */
export interface Crumb {
  title: string;
  /** Path on this site. */
  path: string;
}
