import { z } from "zod";
import {
  choice,
  copy,
  date,
  factReference,
  factToken,
  flag,
  integer,
  internal,
  type Labels,
  labelled,
  link,
  list,
  objectType,
  pattern,
  plain,
  slug,
} from "./field-types";
import { LinkItem } from "./shared";

const plainUrl = (doc: Labels) => labelled(z.url({ protocol: /^https$/, hostname: z.regexes.domain }), doc);

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Days as in schema.org, in the order of the week. */
export const DAYS = {
  Monday: "Maandag",
  Tuesday: "Dinsdag",
  Wednesday: "Woensdag",
  Thursday: "Donderdag",
  Friday: "Vrijdag",
  Saturday: "Zaterdag",
  Sunday: "Zondag",
} as const;

const timeOfDay = (doc: Labels) => pattern(TIME_OF_DAY, "geen tijd zoals 08:00", doc);

const searchTerms = (text: typeof copy, doc: Labels) =>
  list(text(["Woorden", "A word or a few", "Eén woord of een paar woorden"], 40), doc, { max: 20 });

/** What visitors type with what the pages call it: an entry of data/search-words.json. */
export const SearchWord = objectType("SearchWord", ["Zoekwoord", "Words of visitors with those of the pages"], {
  slug: slug(["Naam", "Name of this entry"]),
  // Not copy: visitors may write what the site writes differently.
  typed: searchTerms(plain, ["Wie dit typt", "What visitors type", "Zo zeggen bezoekers het"]),
  means: searchTerms(copy, ["Vindt ook dit", "What the pages call it", "Zo heet het op de site"]),
});

/** Marks content that the owner must replace before going live (`npm run check:ready`). */
export const sample = () =>
  flag(["Voorbeeld", "Sample content, to be replaced before going live", "Aan tot het vervangen is"]).default(false);

/** A decision of the owner that is open; `npm run check:ready` lists it. */
export const Decision = objectType("Decision", ["Besluit", "Point that the owner decides"], {
  slug: slug(["Naam", "Unique name of the entry"]),
  about: copy(["Bestand", "File that it is about"], 120),
  question: copy(["Vraag", "What to decide"], 400),
  decided: flag(["Besloten", "Whether it was decided"]).default(false),
});

/** The firm and its site: data/site.json. Its texts are tokens: `{phone}`, `{email}`, `{links.webinars}`. */
export const SiteSettings = objectType("SiteSettings", ["Bureau en site", "The firm and its site"], {
  sample: sample(),
  name: copy(["Naam", "Name of the firm"], 60),
  shortName: copy(["Korte naam", "Short name of the firm"], 20),
  tagline: copy(["Slagzin", "Tagline", "Zin onder de naam"], 80),
  siteUrl: plainUrl(["Webadres", "Address of the site", "Zonder schuine streep aan het eind"]).refine(
    (url) => !url.endsWith("/"),
    { error: "eindigt op een schuine streep" },
  ),
  phone: pattern(
    /^\+?(?:[ ()-]*\d){8,15}$/,
    "geen telefoonnummer",
    ["Telefoon", "Phone number as shown", "Zoals getoond, bijvoorbeeld 085 123 45 67"],
    { kind: "copy" },
  ),
  email: labelled(z.email(), ["E-mail", "E-mail address"]),
  address: objectType("PostalAddress", ["Adres", "Office address (schema.org PostalAddress)"], {
    street: copy(["Straat", "Street and number", "Straat en huisnummer"], 80),
    postalCode: copy(["Postcode", "Postal code", "Vier cijfers en twee letters"], 10),
    city: copy(["Plaats", "City"], 40),
    country: pattern(
      /^[A-Z]{2}$/,
      "geen landcode",
      ["Land", "Country (ISO 3166-1 alpha-2)", "Land in twee hoofdletters, zoals NL"],
      { kind: "copy" },
    ),
  }),
  openingHours: objectType(
    "OpeningHours",
    ["Openingstijden", "Phone hours (schema.org)", "Wanneer jullie telefonisch bereikbaar zijn"],
    {
      days: list(choice("DayOfWeek", ["Dag", "Day of the week (schema.org)"], DAYS), ["Dagen", "Days"]),
      opens: timeOfDay(["Begintijd", "Opens at, HH:MM", "Vanaf wanneer, als UU:MM"]),
      closes: timeOfDay(["Eindtijd", "Closes at, HH:MM", "Tot wanneer, als UU:MM"]),
    },
  ).refine(({ opens, closes }) => opens < closes || ![opens, closes].every((time) => TIME_OF_DAY.test(time)), {
    error: "ligt niet na de begintijd",
    path: ["closes"],
  }),
  foundingYear: integer(["Oprichtingsjaar", "Year of foundation"], { min: 1900, max: 2100 }),
  copyrightYear: integer(["Jaartal onderaan", "Year in the footer"], { min: 2000, max: 2100 }),
  priceRange: copy(["Prijsklasse", "Price range (schema.org)", "Voor zoekmachines, bijvoorbeeld €€"], 4),
  links: objectType(
    "SiteLinks",
    ["Adressen buiten de site", "Addresses outside the site", "Webadressen die in teksten gebruikt worden"],
    {
      professionalNetwork: plainUrl(["Zakelijk netwerk", "Page on the professional network"]),
      webinars: plainUrl(["Webinars", "Site of the webinar provider"]),
      complaints: plainUrl(["Klachten", "Register where a complaint can be filed", "Register voor klachten"]),
      regulator: plainUrl(["Toezichthouder", "Supervisor for privacy", "Toezichthouder voor privacy"]),
    },
  ),
  tagManager: objectType("TagManager", ["Tag manager", "Tag manager"], {
    containerId: pattern(/^GTM-[A-Z0-9]+$/, "geen geldig container-id", [
      "Container-id",
      "Container id; no tag manager without one",
      "Zoals GTM-ABC1234; leeg voor geen",
    ]).optional(),
  }),
});

const FactSource = objectType("FactSource", ["Bron", "Where a fact comes from, so that visitors can check it"], {
  text: copy(["Tekst", "What the figure comes from", "Waar het cijfer vandaan komt, midden in een zin"], 120),
  link: link(["Link", "Where it can be read", "Waar het na te lezen is"]).optional(),
  date: date(["Bijgewerkt", "Day of the last check", "Dag waarop het is nagekeken, als JJJJ-MM-DD"]).optional(),
  sample: sample(),
});

/** A business figure or claim: an entry of data/facts.json, `{token}` in copy. */
export const Fact = objectType("Fact", ["Feit", "Business figure or claim, written once"], {
  token: factToken([
    "Naam",
    "Name between braces in copy",
    "Naam tussen accolades: kleine letters, cijfers en punten, zoals prijs.traject",
  ]),
  value: labelled(
    z.union([z.number().min(0), z.string().min(1)]),
    ["Waarde", "The figure, or the text of a range", "Het getal, of de tekst"],
    { internal: true },
  ).optional(),
  sum: internal(
    list(
      plain(["Term", "A token, or a product of tokens; less with a - before it", "Een feit, of feiten met * ertussen"]),
      [
        "Som",
        "Derived: the sum of these terms, each a token or a product of tokens; a percentage counts as its share",
        "De website telt deze feiten op; met * vermenigvuldig je, zoals prijs.traject * btw.percentage, en met - ervoor gaat het eraf",
      ],
    ),
  ).optional(),
  roundTo: internal(
    integer(["Afronden op", "Rounds a derived figure down", "Naar beneden, als het is afgeleid"], {
      min: 1,
      max: 1_000_000,
    }),
  ).optional(),
  format: choice("FactFormat", ["Notatie", "How it is written", "Hoe het getal wordt geschreven"], {
    euro: "Bedrag in euro's",
    number: "Getal",
    percent: "Percentage",
    year: "Jaartal",
    text: "Tekst",
  }),
  description: copy(["Omschrijving", "What it means"], 160),
  sample: sample(),
  source: FactSource.optional(),
})
  .refine(({ value, sum }) => value !== undefined || sum !== undefined, {
    error: "ontbreekt",
    path: ["value"],
  })
  .refine(({ value, sum }) => value === undefined || sum === undefined, {
    error: "staat naast een waarde",
    path: ["sum"],
  });

/** A claim with what a visitor needs to check it: an entry of data/proof.json. */
export const Proof = objectType("Proof", ["Bewijs", "Claim that visitors can check"], {
  slug: slug(["Naam", "Unique name of the entry"]),
  sample: sample(),
  title: copy(["Onderwerp", "What it is about", "Waar het over gaat, in een paar woorden"], 60),
  text: copy(["Tekst", "What is promised, or how it is counted", "Wat we beloven, of hoe we tellen"], 500),
  link: labelled(LinkItem, ["Link", "Where it can be checked", "Waar je het controleert"]).optional(),
  fact: factReference(["Feit", "Fact whose source is shown", "Feit waarvan de bron erbij staat"]).optional(),
});
