import { copy, decimal, drawing, list, markdown, objectType, reference, relabelled, slug } from "./field-types";
import { CallInvitation, Seo } from "./shared";

const FactTile = objectType("FactTile", ["Feit", "Feit met korte toelichting", "Fact with its explanation"], {
  value: copy(["Feit", "Getal of paar woorden, groot gezet", "The fact"], 40),
  label: copy(["Toelichting", "Wat het feit betekent", "Explanation"], 80),
});

const CityReason = objectType(
  "CityReason",
  ["Reden", "Reden om hier voor mediation te kiezen", "Reason to choose mediation in this city"],
  {
    title: copy(["Titel", "Korte titel van de reden", "Title"], 80),
    text: copy(["Tekst", "Toelichting bij de reden", "Text"], 400),
  },
);

/** A city page: data/cities/<slug>.json, at /arbeidsmediation-<slug>. */
export const City = objectType("City", ["Stad", "Stad met een eigen pagina", "City with its own page (data/cities)"], {
  slug: slug(["Naam in het adres", "Laatste deel van het adres, bijvoorbeeld den-haag", "Last part of the address"]),
  name: copy(["Naam", "Naam van de stad", "Name of the city"], 40),
  province: copy(["Provincie", "Provincie waarin de stad ligt", "Province"], 40),
  location: objectType(
    "Location",
    [
      "Plek op de kaart",
      "Waar de stad ligt, in graden; zonder plek staat de stad wel in lijsten, niet op de kaart",
      "Where the city lies, in degrees (WGS 84)",
    ],
    {
      latitude: decimal(["Breedtegraad", "Bijvoorbeeld 52,09 voor Utrecht", "Latitude"], { min: 50.7, max: 53.6 }),
      longitude: decimal(["Lengtegraad", "Bijvoorbeeld 5,12 voor Utrecht", "Longitude"], { min: 3.2, max: 7.3 }),
      line: decimal(["Lijn", "Van stip tot naam, in pixels", "Dot to name, in px"], { min: -80, max: 80 }).optional(),
    },
  ).optional(),
  seo: Seo,
  title: copy(["Kop", "Hoofdkop van de pagina", "Heading (h1)"], 110),
  lead: copy(["Inleiding", "Korte tekst onder de hoofdkop", "Introduction"], 500),
  localPresence: relabelled(FactTile, ["Ter plaatse", "Hoe het bureau in de stad werkt", "Presence in the city"]),
  certification: relabelled(FactTile, [
    "Certificering",
    "In plaats van het feit dat alle steden delen",
    "Certification",
  ]).optional(),
  region: objectType("CityRegion", ["Regio", "Tekst over de regio", "Text about the region"], {
    title: copy(["Kop", "Kop van het blok", "Heading (h2)"], 110),
    body: markdown(["Tekst", "Tekst over de regio", "Text"], 6000),
  }),
  drawing: drawing([
    "Tekening",
    "Herkenbaar gebouw in de lens; zonder staat er de lens",
    "Skyline in the lens",
  ]).optional(),
  testimonial: reference("Testimonial", [
    "Ervaring",
    "Uitspraak die naast de tekst over de regio staat",
    "Slug of the testimonial beside the text about the region",
  ]).optional(),
  reasons: objectType("CityReasons", ["Redenen", "Waarom mediation in deze stad", "Reasons"], {
    title: copy(["Kop", "Kop boven de redenen", "Heading (h2)"], 110),
    drawing: drawing(["Tekening", "In plaats van de tekening die alle steden delen", "Beside them"]).optional(),
    items: list(CityReason, ["Redenen", "De redenen, op volgorde", "The reasons"], { min: 2, max: 8 }),
  }),
  serviceAreas: objectType("CityServiceAreas", ["Omgeving", "Plaatsen rond de stad", "Places around the city"], {
    title: copy(["Kop", "Kop boven de plaatsen", "Heading (h2)"], 110),
    intro: copy(["Inleiding", "Tekst onder de kop", "Introduction"], 400),
    places: list(
      copy(["Plaats", "Naam van een plaats", "Name of a place"], 60),
      ["Plaatsen", "Plaatsen in de buurt waar jullie ook werken", "The places"],
      { min: 3, max: 30 },
    ),
  }),
  callToAction: objectType("CityCallToAction", ["Afsluiting", "Blok onderaan de pagina", "Closing block"], {
    title: copy(["Kop", "Kop van het blok", "Heading (h2)"], 110),
    text: copy(["Tekst", "Tekst onder de kop", "Text"], 400),
  }),
});

/** What all city pages share: data/city-page.json. */
export const CityPageTexts = objectType(
  "CityPageTexts",
  ["Stadspagina", "Teksten die alle stadspagina's delen", "Texts that all city pages share (data/city-page.json)"],
  {
    responseTile: relabelled(FactTile, ["Reactietijd", "Hoe snel het bureau reageert", "Response time"]),
    certificationTile: relabelled(FactTile, ["Certificering", "Waar de mediators aan voldoen", "Certification"]),
    contactLabel: copy(["Contactknop", "Tekst op de knop naar de pagina Contact", "Button to /contact"], 60),
    callLabel: copy(["Belknop", "Tekst op de knop die belt", "Call button"], 60),
    call: relabelled(CallInvitation, [
      "Bellen",
      "Staat naast de tekst over de regio",
      "Beside the text about the region",
    ]),
    otherCitiesTitle: copy(
      [
        "Kop andere steden",
        "Kop boven steden in de buurt die niet op de kaart staan",
        "Heading of the links to other cities",
      ],
      110,
    ),
    drawing: drawing(["Tekening", "Voor steden zonder eigen tekening", "Of cities without a drawing of their own"]),
    reasonsDrawing: drawing(["Tekening bij de redenen", "Naast de redenen", "Beside the reasons"]),
    mapAlt: copy(["Naam van de kaart", "Wat de kaart is, voor wie die niet ziet", "Text alternative of the map"], 90),
    mapCities: list(
      reference("City", ["Stad", "Naam in het adres", "Slug of a city"], "location"),
      [
        "Steden op de kaart",
        "Op elke kaart, de belangrijkste eerst; een naam die niet past, valt weg",
        "Cities of every map, the most important first",
      ],
      { max: 16 },
    ),
  },
);
