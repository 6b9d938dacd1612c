import { copy, list, markdown, named, objectType, slug } from "./kinds";
import { Seo } from "./shared";

const FactTile = objectType("FactTile", ["Feit", "Feit met korte toelichting", "Fact with its explanation"], {
  value: copy(["Feit", "Getal of paar woorden, groot gezet", "The fact"], { max: 40 }),
  label: copy(["Toelichting", "Wat het feit betekent", "Explanation"], { max: 80 }),
});

const CityReason = objectType(
  "CityReason",
  ["Reden", "Reden om hier voor mediation te kiezen", "Reason to choose mediation in this city"],
  {
    title: copy(["Titel", "Korte titel van de reden", "Title"], { max: 80 }),
    text: copy(["Tekst", "Toelichting bij de reden", "Text"], { max: 400 }),
  },
);

/** A city page: data/cities/<slug>.json, at /arbeidsmediation-<slug>. */
export const City = objectType("City", ["Stad", "Stad met een eigen pagina", "City with its own page (data/cities)"], {
  slug: slug(["Naam in het adres", "Laatste deel van het adres, bijvoorbeeld den-haag", "Last part of the address"]),
  name: copy(["Naam", "Naam van de stad", "Name of the city"], { max: 40 }),
  province: copy(["Provincie", "Provincie waarin de stad ligt", "Province"], { max: 40 }),
  seo: Seo,
  title: copy(["Kop", "Hoofdkop van de pagina", "Heading (h1)"], { max: 110 }),
  lead: copy(["Inleiding", "Korte tekst onder de hoofdkop", "Introduction"], { max: 500 }),
  localPresence: named(FactTile, ["Ter plaatse", "Hoe het bureau in de stad werkt", "Presence in the city"]),
  certification: named(FactTile, [
    "Certificering",
    "In plaats van het feit dat alle steden delen",
    "Certification",
  ]).optional(),
  region: objectType("CityRegion", ["Regio", "Tekst over de regio", "Text about the region"], {
    title: copy(["Kop", "Kop van het blok", "Heading (h2)"], { max: 110 }),
    body: markdown(["Tekst", "Tekst over de regio", "Text"], { max: 6000 }),
  }),
  reasons: objectType("CityReasons", ["Redenen", "Waarom mediation in deze stad", "Reasons"], {
    title: copy(["Kop", "Kop boven de redenen", "Heading (h2)"], { max: 110 }),
    items: list(CityReason, ["Redenen", "De redenen, op volgorde", "The reasons"], { min: 2, max: 8 }),
  }),
  serviceAreas: objectType("CityServiceAreas", ["Omgeving", "Plaatsen rond de stad", "Places around the city"], {
    title: copy(["Kop", "Kop boven de plaatsen", "Heading (h2)"], { max: 110 }),
    intro: copy(["Inleiding", "Tekst onder de kop", "Introduction"], { max: 400 }),
    places: list(
      copy(["Plaats", "Naam van een plaats", "Name of a place"], { max: 60 }),
      ["Plaatsen", "Plaatsen in de buurt waar jullie ook werken", "The places"],
      { min: 3, max: 30 },
    ),
  }),
  callToAction: objectType("CityCallToAction", ["Afsluiting", "Blok onderaan de pagina", "Closing block"], {
    title: copy(["Kop", "Kop van het blok", "Heading (h2)"], { max: 110 }),
    text: copy(["Tekst", "Tekst onder de kop", "Text"], { max: 400 }),
  }),
});

/** What all city pages share: data/city-page.json. */
export const CityPageTexts = objectType(
  "CityPageTexts",
  ["Stadspagina", "Teksten die alle stadspagina's delen", "Texts that all city pages share (data/city-page.json)"],
  {
    responseTile: named(FactTile, ["Reactietijd", "Hoe snel het bureau reageert", "Response time"]),
    certificationTile: named(FactTile, ["Certificering", "Waar de mediators aan voldoen", "Certification"]),
    contactLabel: copy(["Contactknop", "Tekst op de knop naar de pagina Contact", "Button to /contact"], { max: 60 }),
    callLabel: copy(["Belknop", "Tekst op de knop die belt", "Call button"], { max: 60 }),
    otherCitiesTitle: copy(
      ["Kop andere steden", "Kop boven de andere steden", "Heading of the links to other cities"],
      { max: 110 },
    ),
  },
);
