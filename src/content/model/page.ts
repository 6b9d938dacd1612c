import { choice, copy, english, flag, link, list, objectType, path, pathReference } from "./field-types";
import { Section } from "./sections/section";
import { draft, language, Seo } from "./shared";

const title = () =>
  copy(["Korte naam", "Short name in the breadcrumb, the sitemap and the menu", "Voor kruimelpad en sitemap"], 60);

/** A page made of sections: data/pages/<name>.json. */
export const Page = objectType("Page", ["Pagina", "Page made of sections"], {
  path: path(["Adres", "Address of the page", "Bijvoorbeeld /kosten-mediation"]),
  title: title(),
  draft: draft(),
  english: english("EnglishPage", { title: title() }).optional(),
  language: language().default("nl"),
  robots: choice("Robots", ["Vindbaarheid", "Whether search engines and sitemaps list it", "In zoekmachines"], {
    index: "Tonen",
    noindex: "Niet tonen",
    noindex_follow: "Niet tonen, links wel volgen",
  }).default("index"),
  group: choice("PageGroup", ["Groep", "Group on the sitemap page", "Waar de pagina op de sitemap staat"], {
    main: "Algemeen",
    services: "Diensten",
    knowledge: "Kennis",
    about: "Over ons",
    legal: "Juridisch",
  }).default("main"),
  partOf: pathReference("Page", ["Bovenliggende pagina", "Parent in the breadcrumb", "In het kruimelpad"]).optional(),
  seo: Seo,
  /** Beyond WebPage and BreadcrumbList (docs/agreement.md#routes). */
  structuredData: list(
    choice("StructuredData", ["Gegevens", "Structured data that the page adds"], {
      home: "Startpagina",
      service: "Dienst",
      ratedService: "Dienst met beoordelingen",
      course: "Cursus",
      howTo: "Stappenplan",
      faq: "Vragen",
    }),
    ["Gegevens voor zoekmachines", "Structured data beyond the page itself"],
    { min: 0, max: 4 },
  )
    .refine((kinds) => new Set(kinds.map((kind) => kind.replace("ratedS", "s"))).size === kinds.length, {
      error: "noemt iets twee keer; een dienst is met of zonder beoordelingen",
    })
    .default([]),
  sections: list(Section, ["Blokken", "The blocks, in order"], { max: 30 }),
});

/** A redirect: an entry of data/redirects.json. */
export const Redirect = objectType("Redirect", ["Doorverwijzing", "Old address that leads to a page"], {
  from: path(["Oud adres", "Old address"]),
  to: link(["Nieuwe pagina", "Page or anchor it leads to"]),
  title: copy(["Kop", "Heading shown for a moment, and without JavaScript", "Kop die even te zien is"], 60),
  linkLabel: copy(["Linktekst", "Text of the link"], 80),
  permanent: flag(["Blijvend", "301 (moved for good) or 302", "Of de pagina voorgoed verhuisd is"]).default(true),
});
