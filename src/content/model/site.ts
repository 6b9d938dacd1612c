import { z } from "zod";
import {
  choice,
  copy,
  date,
  documented,
  factReference,
  flag,
  integer,
  internal,
  type Labels,
  link,
  list,
  objectType,
  pattern,
  relabelled,
  slug,
} from "./field-types";
import { LinkItem } from "./shared";

const plainUrl = (doc: Labels) => z.url({ protocol: /^https$/ }).meta(documented(doc));

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const timeOfDay = (doc: Labels) => pattern(TIME_OF_DAY, "geen tijd zoals 08:00", doc);

const searchTerms = (doc: Labels) =>
  list(copy(["Woorden", "Eén woord of een paar woorden", "A word or a few"], 40), doc, { max: 20 });

/** What visitors type with what the pages call it: an entry of data/search-words.json. */
export const SearchWord = objectType(
  "SearchWord",
  ["Zoekwoord", "Woorden van bezoekers, met de woorden van de site", "Words of visitors with those of the pages"],
  {
    slug: slug(["Naam", "Korte naam voor deze regel", "Name of this entry"]),
    typed: searchTerms(["Wie dit typt", "Zo zeggen bezoekers het", "What visitors type"]),
    means: searchTerms(["Vindt ook dit", "Zo heet het op de site", "What the pages call it"]),
  },
);

/** Marks content that the owner must replace before going live (`npm run check:ready`). */
export const sample = () =>
  flag([
    "Voorbeeld",
    "Aan zolang dit voorbeeldinhoud is die nog vervangen moet worden",
    "Whether this is sample content, to be replaced before going live",
  ]).default(false);

/** A decision of the owner that is open; `npm run check:ready` lists it. */
export const Decision = objectType(
  "Decision",
  ["Besluit", "Punt om te beslissen", "Point that the owner decides (data/decisions.json)"],
  {
    slug: slug(["Naam", "Unieke naam van het punt", "Unique name of the entry"]),
    about: copy(["Bestand", "Bestand waar het over gaat", "File that it is about"], 120),
    question: copy(["Vraag", "Wat er te beslissen is", "What to decide"], 400),
    decided: flag(["Besloten", "Of het besluit is genomen", "Whether it was decided"]).default(false),
  },
);

/** The firm and its site: data/site.json. Its texts are tokens: `{phone}`, `{email}`, `{links.webinars}`. */
export const SiteSettings = objectType(
  "SiteSettings",
  ["Bureau en site", "Het bureau en de site", "The firm and its site (data/site.json)"],
  {
    sample: sample(),
    name: copy(["Naam", "Naam van het bureau", "Name of the firm"], 60),
    shortName: copy(["Korte naam", "Korte naam van het bureau", "Short name of the firm"], 20),
    tagline: copy(["Slagzin", "Zin onder de naam", "Tagline"], 80),
    siteUrl: plainUrl([
      "Webadres",
      "Webadres, zonder schuine streep aan het eind",
      "Address of the site, without trailing slash",
    ]),
    language: choice("SiteLanguage", ["Taal", "Taal van de site", "Main language"], { nl: "Nederlands" }).default("nl"),
    phone: pattern(
      /^\+?(?:[ ()-]*\d){8,15}$/,
      "geen telefoonnummer",
      ["Telefoon", "Telefoonnummer zoals getoond, zoals 085 123 45 67", "Phone number as shown"],
      { kind: "copy" },
    ),
    email: z.email().meta(documented(["E-mail", "E-mailadres van het bureau", "E-mail address"])),
    address: objectType(
      "PostalAddress",
      ["Adres", "Adres van het kantoor", "Office address (schema.org PostalAddress)"],
      {
        street: copy(["Straat", "Straat en huisnummer", "Street and number"], 80),
        postalCode: copy(["Postcode", "Vier cijfers en twee letters", "Postal code"], 10),
        city: copy(["Plaats", "Plaats van het kantoor", "City"], 40),
        country: pattern(
          /^[A-Z]{2}$/,
          "geen landcode",
          ["Land", "Land in twee hoofdletters, zoals NL", "Country (ISO 3166-1 alpha-2)"],
          { kind: "copy" },
        ),
      },
    ),
    openingHours: objectType(
      "OpeningHours",
      [
        "Openingstijden",
        "Wanneer jullie telefonisch bereikbaar zijn",
        "Phone hours (schema.org OpeningHoursSpecification)",
      ],
      {
        days: list(
          choice("DayOfWeek", ["Dag", "Dag van de week", "Day of the week (schema.org)"], {
            Monday: "Maandag",
            Tuesday: "Dinsdag",
            Wednesday: "Woensdag",
            Thursday: "Donderdag",
            Friday: "Vrijdag",
            Saturday: "Zaterdag",
            Sunday: "Zondag",
          }),
          ["Dagen", "Dagen waarop jullie bereikbaar zijn", "Days"],
        ),
        opens: timeOfDay(["Begintijd", "Vanaf wanneer, als UU:MM", "Opens at, HH:MM"]),
        closes: timeOfDay(["Eindtijd", "Tot wanneer, als UU:MM", "Closes at, HH:MM"]),
      },
    ).refine(({ opens, closes }) => opens < closes || ![opens, closes].every((time) => TIME_OF_DAY.test(time)), {
      error: "ligt niet na de begintijd",
      path: ["closes"],
    }),
    foundingYear: integer(["Oprichtingsjaar", "Jaar van oprichting", "Year of foundation"], { min: 1900, max: 2100 }),
    copyrightYear: integer(["Jaartal onderaan", "Jaartal onderaan de pagina", "Year in the footer"], {
      min: 2000,
      max: 2100,
    }),
    priceRange: copy(["Prijsklasse", "Prijsklasse voor zoekmachines, bijvoorbeeld €€", "Price range (schema.org)"], 4),
    links: objectType(
      "SiteLinks",
      ["Adressen buiten de site", "Webadressen die in teksten gebruikt worden", "Addresses outside the site"],
      {
        professionalNetwork: plainUrl([
          "Zakelijk netwerk",
          "Pagina op het zakelijke netwerk",
          "Page on the professional network",
        ]),
        webinars: plainUrl(["Webinars", "Site van de webinars", "Site of the webinar provider"]),
        complaints: plainUrl(["Klachten", "Register voor klachten", "Register where a complaint can be filed"]),
        regulator: plainUrl(["Toezichthouder", "Toezichthouder voor privacy", "Supervisor for privacy"]),
      },
    ),
    tagManager: objectType("TagManager", ["Tag manager", "Tag manager voor de meting", "Tag manager"], {
      containerId: pattern(/^GTM-[A-Z0-9]+$/, "geen geldig container-id", [
        "Container-id",
        "Container-id, leeg voor geen",
        "Container id; no tag manager without one",
      ]).optional(),
    }),
  },
);

const FACT_FORMATS = {
  euro: "Bedrag in euro's",
  number: "Getal",
  percent: "Percentage",
  year: "Jaartal",
  text: "Tekst",
} as const;

const FactSource = objectType(
  "FactSource",
  ["Bron", "Waar het feit vandaan komt", "Where a fact comes from, so that visitors can check it"],
  {
    text: copy(["Tekst", "Waar het cijfer vandaan komt, midden in een zin", "What the figure comes from"], 120),
    link: link(["Link", "Waar het na te lezen is", "Where it can be read"]).optional(),
    date: date(["Bijgewerkt", "Dag waarop het is nagekeken, als JJJJ-MM-DD", "Day of the last check"]).optional(),
    sample: sample(),
  },
);

/** A business figure or claim: an entry of data/facts.json, `{token}` in copy. */
export const Fact = objectType(
  "Fact",
  ["Feit", "Bedrijfsfeit, één keer opgeschreven", "Business figure or claim, written once (data/facts.json)"],
  {
    token: pattern(/^[a-z]+(?:\.[a-z0-9]+)*$/, "geen geldige naam voor een feit", [
      "Naam",
      "Naam tussen accolades: kleine letters, cijfers en punten, zoals prijs.traject",
      "Name between braces in copy",
    ]),
    value: internal(
      z
        .union([z.number().min(0), z.string().min(1)])
        .meta(documented(["Waarde", "Het getal, of de tekst", "The figure, or the text of a range"])),
    ).optional(),
    sum: internal(
      list(
        z
          .string()
          .min(1)
          .meta(
            documented([
              "Term",
              "Een feit, of feiten met * ertussen",
              "A token, or a product of tokens; less with a - before it",
            ]),
          ),
        [
          "Som",
          "Afgeleid: deze feiten bij elkaar, elk eventueel keer een ander feit, zoals prijs.traject * btw; met - ervoor gaat het eraf",
          "Derived: the sum of these terms, each a token or a product of tokens; a percentage counts as its share",
        ],
      ),
    ).optional(),
    roundTo: internal(
      z
        .int()
        .positive()
        .meta(
          documented([
            "Afronden op",
            "Rondt een afgeleid getal naar beneden af",
            "Rounds a derived figure down to this multiple",
          ]),
        ),
    ).optional(),
    format: choice("FactFormat", ["Notatie", "Hoe het getal wordt geschreven", "How it is written"], FACT_FORMATS),
    description: copy(["Omschrijving", "Wat het feit betekent", "What it means"], 160),
    sample: sample(),
    source: FactSource.optional(),
  },
).refine(({ value, sum }) => (value === undefined) !== (sum === undefined), {
  error: "een feit heeft óf value, óf sum",
});

/** A claim with what a visitor needs to check it: an entry of data/proof.json. */
export const Proof = objectType(
  "Proof",
  ["Bewijs", "Wat we beloven en hoe je het controleert", "Claim that visitors can check (data/proof.json)"],
  {
    slug: slug(["Naam", "Unieke naam van de regel", "Unique name of the entry"]),
    sample: sample(),
    title: copy(["Onderwerp", "Waar het over gaat, in een paar woorden", "What it is about"], 60),
    text: copy(["Tekst", "Wat we beloven, of hoe we tellen", "What is promised, or how it is counted"], 500),
    link: relabelled(LinkItem, ["Link", "Waar je het controleert", "Where it can be checked"]).optional(),
    fact: factReference(["Feit", "Feit waarvan de bron erbij staat", "Fact whose source is shown"]).optional(),
  },
);
