import { copy, decimal, drawing, labelled, list, markdown, objectType, reference, slug } from "./field-types";
import { Action, CallInvitation, Seo } from "./shared";

const FactTile = objectType("FactTile", ["Feit", "Fact with its explanation"], {
  value: copy(["Feit", "The fact", "Getal of paar woorden, groot gezet"], 40),
  label: copy(["Toelichting", "Explanation"], 80),
});

const CityReason = objectType("CityReason", ["Reden", "Reason to choose mediation in this city"], {
  title: copy(["Titel", "Title"], 80),
  text: copy(["Tekst", "Text"], 400),
});

/** A city page: data/cities/<slug>.json, at /arbeidsmediation-<slug>. */
export const City = objectType("City", ["Stad", "City with its own page"], {
  slug: slug(["Naam in het adres", "Last part of the address", "Laatste deel van het adres, bijvoorbeeld den-haag"]),
  name: copy(["Naam", "Name of the city"], 40),
  province: copy(["Provincie", "Province"], 40),
  location: objectType(
    "Location",
    [
      "Plek op de kaart",
      "Where the city lies, in degrees (WGS 84)",
      "Waar de stad ligt, in graden; zonder plek geen kaart, wel een pagina en links in voettekst en sitemap",
    ],
    {
      latitude: decimal(["Breedtegraad", "Latitude", "Bijvoorbeeld 52,09 voor Utrecht"], { min: 50.7, max: 53.6 }),
      longitude: decimal(["Lengtegraad", "Longitude", "Bijvoorbeeld 5,12 voor Utrecht"], { min: 3.2, max: 7.3 }),
      line: decimal(["Lijn", "Dot to name, in px", "Van stip tot naam, in pixels"], { min: -80, max: 80 }).optional(),
    },
  ).optional(),
  seo: Seo,
  title: copy(["Kop", "Heading (h1)"], 110),
  lead: copy(["Inleiding", "Introduction"], 500),
  localPresence: labelled(FactTile, ["Ter plaatse", "Presence in the city", "Hoe het bureau in de stad werkt"]),
  certification: labelled(FactTile, ["Certificering", "Certification", "Als die afwijkt van alle steden"]).optional(),
  region: objectType("CityRegion", ["Regio", "Text about the region"], {
    title: copy(["Kop", "Heading (h2)"], 110),
    body: markdown(["Tekst", "Text"], 6000),
  }),
  drawing: drawing(["Tekening", "Skyline in the lens", "Herkenbaar gebouw; zonder staat er de lens"]).optional(),
  testimonial: reference("Testimonial", [
    "Ervaring",
    "Set large below the text about the region",
    "Groot onder de tekst over de regio",
  ]).optional(),
  testimonialDrawing: drawing(["Tekening bij de ervaring", "Beside the quote", "Wat de ervaring vertelt"]).optional(),
  reasons: objectType("CityReasons", ["Redenen", "Reasons"], {
    title: copy(["Kop", "Heading (h2)"], 110),
    drawing: drawing(["Tekening", "Beside them", "In plaats van de tekening die alle steden delen"]).optional(),
    items: list(CityReason, ["Redenen", "The reasons"], { min: 2, max: 8 }),
  }),
  serviceAreas: objectType("CityServiceAreas", ["Omgeving", "Places around the city"], {
    title: copy(["Kop", "Heading (h2)"], 110),
    intro: copy(["Inleiding", "Introduction"], 400),
    places: list(
      copy(["Plaats", "Name of a place"], 60),
      ["Plaatsen", "The places", "In de buurt, waar jullie ook werken"],
      { min: 3, max: 30 },
    ),
  }),
  callToAction: objectType("CityCallToAction", ["Afsluiting", "Closing block"], {
    title: copy(["Kop", "Heading (h2)"], 110),
    text: copy(["Tekst", "Text"], 400),
  }),
});

/** What all city pages share: data/city-page.json. */
export const CityPageTexts = objectType("CityPageTexts", ["Stadspagina", "Texts that all city pages share"], {
  responseTile: labelled(FactTile, ["Reactietijd", "Response time"]),
  certificationTile: labelled(FactTile, ["Certificering", "Certification"]),
  actions: list(Action, ["Knoppen", "In the opening and at the end", "In de opening en onderaan; één naar /contact"], {
    min: 1,
    max: 3,
  }),
  call: labelled(CallInvitation, ["Bellen", "Beside the text about the region", "Naast de tekst over de regio"]),
  drawing: drawing(["Tekening", "Of cities without a drawing of their own", "Voor steden zonder eigen tekening"]),
  reasonsDrawing: drawing(["Tekening bij de redenen", "Beside the reasons"]),
  closingDrawing: drawing([
    "Tekening onderaan",
    "The contact person at the end",
    "Contactpersoon, onderaan",
  ]).optional(),
  mapAlt: copy(["Naam van de kaart", "Text alternative of the map", "Wat de kaart is, voor wie die niet ziet"], 90),
  mapCities: list(
    reference("City", ["Stad", "Slug of a city"], "location"),
    [
      "Steden op de kaart",
      "Cities of every map, the most important first",
      "Op elke kaart, de belangrijkste eerst; een naam die niet past, valt weg. De sitemap noemt alle steden",
    ],
    { max: 16 },
  ),
});
