import { copy, list, markdown, objectType, slug } from "./kinds";
import { Seo } from "./shared";

const FactTile = objectType(
  "FactTile",
  { en: "Fact with its explanation", nl: "Feit met toelichting" },
  {
    value: copy({ en: "The fact", nl: "Het feit" }, { max: 40 }),
    label: copy({ en: "Explanation", nl: "Toelichting" }, { max: 80 }),
  },
);

const CityReason = objectType(
  "CityReason",
  { en: "Reason to choose mediation in this city", nl: "Reden om hier voor mediation te kiezen" },
  {
    title: copy({ en: "Title", nl: "Titel" }, { max: 80 }),
    text: copy({ en: "Text", nl: "Tekst" }, { max: 400 }),
  },
);

/** A city page: data/cities/<slug>.json, at /arbeidsmediation-<slug>. */
export const City = objectType(
  "City",
  { en: "City with its own page (data/cities)", nl: "Stad met een eigen pagina" },
  {
    slug: slug({ en: "Last part of the address", nl: "Laatste deel van het adres" }),
    name: copy({ en: "Name of the city", nl: "Naam van de stad" }, { max: 40 }),
    province: copy({ en: "Province", nl: "Provincie" }, { max: 40 }),
    seo: Seo,
    title: copy({ en: "Heading (h1)", nl: "Hoofdkop" }, { max: 110 }),
    lead: copy({ en: "Introduction", nl: "Inleiding" }, { max: 500 }),
    localPresence: FactTile,
    certification: FactTile.optional(),
    region: objectType(
      "CityRegion",
      { en: "Text about the region", nl: "Tekst over de regio" },
      {
        title: copy({ en: "Heading (h2)", nl: "Kop" }, { max: 110 }),
        body: markdown({ en: "Text", nl: "Tekst" }, { max: 6000 }),
      },
    ),
    reasons: objectType(
      "CityReasons",
      { en: "Reasons", nl: "Redenen" },
      {
        title: copy({ en: "Heading (h2)", nl: "Kop" }, { max: 110 }),
        items: list(CityReason, { en: "The reasons", nl: "De redenen" }, { min: 2, max: 8 }),
      },
    ),
    serviceAreas: objectType(
      "CityServiceAreas",
      { en: "Places around the city", nl: "Plaatsen rond de stad" },
      {
        title: copy({ en: "Heading (h2)", nl: "Kop" }, { max: 110 }),
        intro: copy({ en: "Introduction", nl: "Inleiding" }, { max: 400 }),
        places: list(
          copy({ en: "Name of a place", nl: "Naam van een plaats" }, { max: 60 }),
          { en: "The places", nl: "De plaatsen" },
          { min: 3, max: 30 },
        ),
      },
    ),
    callToAction: objectType(
      "CityCallToAction",
      { en: "Closing block", nl: "Afsluiting" },
      {
        title: copy({ en: "Heading (h2)", nl: "Kop" }, { max: 110 }),
        text: copy({ en: "Text", nl: "Tekst" }, { max: 400 }),
      },
    ),
  },
);

/** What all city pages share: data/city-page.json. */
export const CityPageTexts = objectType(
  "CityPageTexts",
  { en: "Texts that all city pages share (data/city-page.json)", nl: "Teksten die alle stadspagina's delen" },
  {
    responseTile: FactTile,
    certificationTile: FactTile,
    contactLabel: copy({ en: "Button to /contact", nl: "Knop naar contact" }, { max: 60 }),
    callLabel: copy({ en: "Call button", nl: "Belknop" }, { max: 60 }),
    otherCitiesTitle: copy(
      { en: "Heading of the links to other cities", nl: "Kop boven de andere steden" },
      { max: 110 },
    ),
  },
);
