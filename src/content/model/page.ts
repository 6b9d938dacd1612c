import { choice, copy, english, list, objectType, path, pathReference } from "./field-types";
import { Section } from "./sections/section";
import { draft, language, robots, Seo } from "./shared";

/** Structured data beyond WebPage and BreadcrumbList (docs/agreement.md#routes). */
const STRUCTURED_DATA = {
  home: "Startpagina",
  service: "Dienst",
  ratedService: "Dienst met beoordelingen",
  course: "Cursus",
  howTo: "Stappenplan",
  faq: "Vragen",
} as const;

const title = () =>
  copy(
    ["Korte naam", "Korte naam in kruimelpad en sitemap", "Short name in the breadcrumb, the sitemap and the menu"],
    60,
  );

/** A page made of sections: data/pages/<name>.json. */
export const Page = objectType(
  "Page",
  ["Pagina", "Pagina die uit blokken bestaat", "Page made of sections (data/pages)"],
  {
    path: path(["Adres", "Adres van de pagina, bijvoorbeeld /kosten-mediation", "Address of the page"]),
    title: title(),
    draft: draft(),
    english: english("EnglishPage", "Naam in het kruimelpad van een Engelstalige pagina", {
      title: title(),
    }).optional(),
    language: language().default("nl"),
    robots: robots().default("index"),
    group: choice("PageGroup", ["Groep", "Groep op de sitemap", "Group on the sitemap page"], {
      main: "Algemeen",
      services: "Diensten",
      knowledge: "Kennis",
      about: "Over ons",
      legal: "Juridisch",
    }).default("main"),
    partOf: pathReference("Page", [
      "Bovenliggende pagina",
      "Bovenliggende pagina in het kruimelpad",
      "Page above this one in the breadcrumb",
    ]).optional(),
    seo: Seo,
    structuredData: list(
      choice(
        "StructuredData",
        ["Gegevens", "Soort gegevens voor zoekmachines", "Structured data that the page adds"],
        STRUCTURED_DATA,
      ),
      [
        "Gegevens voor zoekmachines",
        "Extra gegevens over de pagina voor zoekmachines",
        "Structured data beyond the page itself",
      ],
      { min: 0, max: 4 },
    ).default([]),
    sections: list(Section, ["Blokken", "De blokken, op volgorde", "The blocks, in order"], { max: 30 }),
  },
);
