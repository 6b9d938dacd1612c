import { choice, copy, list, objectType, path, pathReference } from "./kinds";
import { Section } from "./sections/section";
import { language, robots, Seo } from "./shared";

/** Structured data beyond WebPage and BreadcrumbList that a page asks for (docs/agreement.md#routes). */
export const STRUCTURED_DATA = ["home", "service", "ratedService", "course", "howTo", "faq"] as const;

/** A page made of sections: data/pages/<name>.json. */
export const Page = objectType(
  "Page",
  { en: "Page made of sections (data/pages)", nl: "Pagina van blokken" },
  {
    path: path({ en: "Address of the page", nl: "Adres van de pagina, bijvoorbeeld /kosten-mediation" }),
    title: copy(
      { en: "Short name in the breadcrumb, the sitemap and the menu", nl: "Korte naam in kruimelpad en sitemap" },
      { max: 60 },
    ),
    language: language().default("nl"),
    robots: robots().default("index"),
    group: choice("PageGroup", ["main", "services", "knowledge", "about", "legal"], {
      en: "Group on the sitemap page",
      nl: "Groep op de sitemap",
    }).default("main"),
    partOf: pathReference("Page", {
      en: "Page above this one in the breadcrumb",
      nl: "Bovenliggende pagina in het kruimelpad",
    }).optional(),
    seo: Seo,
    structuredData: list(
      choice("StructuredData", STRUCTURED_DATA, {
        en: "Structured data that the page adds",
        nl: "Gegevens voor zoekmachines",
      }),
      { en: "Structured data beyond the page itself", nl: "Extra gegevens voor zoekmachines" },
      { min: 0, max: 4 },
    ).default([]),
    sections: list(Section, { en: "The blocks, in order", nl: "De blokken, op volgorde" }, { max: 30 }),
  },
);
