import { z } from "zod";
import { choice, copy, flag, integer, list, objectType, slug } from "./kinds";

const plainUrl = (en: string, nl: string) => z.url({ protocol: /^https$/ }).meta({ description: en, nl });

const timeOfDay = ({ en, nl }: { en: string; nl: string }) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: "geen tijd zoals 08:00" })
    .meta({ description: en, nl });

/** Marks content that an owner must replace before going live (`npm run check:ready`). */
export const sample = () =>
  flag({
    en: "Whether this is sample content, to be replaced before going live",
    nl: "true zolang dit voorbeeldinhoud is die nog vervangen moet worden",
  }).default(false);

/** Point that the owner, or a lawyer, decides before the site goes live: an entry of data/decisions.json. */
export const Decision = objectType(
  "Decision",
  { en: "Point that the owner decides (data/decisions.json)", nl: "Punt om te beslissen" },
  {
    slug: slug({ en: "Unique name of the entry", nl: "Unieke naam" }),
    about: copy({ en: "File that it is about", nl: "Bestand waar het over gaat" }, { max: 120 }),
    question: copy({ en: "What to decide", nl: "Wat er te beslissen is" }, { max: 400 }),
    decided: flag({ en: "Whether it was decided", nl: "Of het besluit is genomen" }).default(false),
  },
);

/** The firm and its site: data/site.json. Each text in it is a token: `{phone}`, `{email}`, `{links.webinars}`. */
export const SiteSettings = objectType(
  "SiteSettings",
  { en: "The firm and its site (data/site.json)", nl: "Het bureau en de site" },
  {
    sample: sample(),
    name: copy({ en: "Name of the firm", nl: "Naam van het bureau" }, { max: 60 }),
    shortName: copy({ en: "Short name of the firm", nl: "Korte naam" }, { max: 20 }),
    tagline: copy({ en: "Tagline", nl: "Slagzin" }, { max: 80 }),
    siteUrl: plainUrl("Address of the site, without trailing slash", "Webadres, zonder schuine streep aan het eind"),
    language: choice("SiteLanguage", ["nl"], { en: "Main language", nl: "Taal" }).default("nl"),
    phone: copy({ en: "Phone number as shown", nl: "Telefoonnummer zoals getoond" }, { max: 24 }),
    email: z.email().meta({ description: "E-mail address", nl: "E-mailadres" }),
    address: objectType(
      "PostalAddress",
      { en: "Office address (schema.org PostalAddress)", nl: "Adres van het kantoor" },
      {
        street: copy({ en: "Street and number", nl: "Straat en nummer" }, { max: 80 }),
        postalCode: copy({ en: "Postal code", nl: "Postcode" }, { max: 10 }),
        city: copy({ en: "City", nl: "Plaats" }, { max: 40 }),
        country: copy({ en: "Country (ISO 3166-1 alpha-2)", nl: "Land (twee letters)" }, { max: 2 }),
      },
    ),
    openingHours: objectType(
      "OpeningHours",
      { en: "Phone hours (schema.org OpeningHoursSpecification)", nl: "Telefonische bereikbaarheid" },
      {
        days: list(
          choice("DayOfWeek", ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"], {
            en: "Day of the week (schema.org)",
            nl: "Dag, in het Engels",
          }),
          { en: "Days", nl: "Dagen" },
        ),
        opens: timeOfDay({ en: "Opens at, HH:MM", nl: "begintijd als UU:MM" }),
        closes: timeOfDay({ en: "Closes at, HH:MM", nl: "eindtijd als UU:MM" }),
      },
    ),
    foundingYear: integer({ en: "Year of foundation", nl: "Jaar van oprichting" }, { min: 1900, max: 2100 }),
    copyrightYear: integer({ en: "Year in the footer", nl: "Jaartal onderaan de pagina" }, { min: 2000, max: 2100 }),
    priceRange: copy({ en: "Price range (schema.org)", nl: "Prijsklasse" }, { max: 4 }),
    links: objectType(
      "SiteLinks",
      { en: "Addresses outside the site", nl: "Adressen buiten de site" },
      {
        professionalNetwork: plainUrl("Page on the professional network", "Pagina op het zakelijke netwerk"),
        webinars: plainUrl("Site of the webinar provider", "Site van de webinars"),
        complaints: plainUrl("Register where a complaint can be filed", "Register voor klachten"),
        regulator: plainUrl("Supervisor for privacy", "Toezichthouder voor privacy"),
      },
    ),
    tagManager: objectType(
      "TagManager",
      { en: "Tag manager", nl: "Tag manager voor de meting" },
      {
        containerId: z
          .string()
          .regex(/^(?:GTM-[A-Z0-9]+)?$/, { error: "geen geldig container-id" })
          .meta({ description: "Container id, empty for none", nl: "Container-id, leeg voor geen" }),
        load: choice("TagManagerLoad", ["after_consent", "always"], {
          en: "after_consent (basic Consent Mode) or always (advanced Consent Mode)",
          nl: "after_consent (pas na toestemming) of always",
        }).default("after_consent"),
      },
    ),
  },
);

const FACT_FORMATS = ["euro", "number", "percent", "year", "text"] as const;

/** One business figure or claim: an entry of data/facts.json, written in copy as `{token}`. */
export const Fact = objectType(
  "Fact",
  { en: "Business figure or claim, written once (data/facts.json)", nl: "Bedrijfsfeit, één keer opgeschreven" },
  {
    token: z
      .string()
      .regex(/^[a-z]+(?:\.[a-z0-9]+)*$/, { error: "geen geldige naam voor een feit" })
      .meta({ description: "Name between braces in copy", nl: "Naam tussen accolades" }),
    value: z
      .union([z.number(), z.string().min(1)])
      .optional()
      .meta({ description: "The figure, or the text of a range", internal: true, nl: "Het getal, of de tekst" }),
    difference: z.tuple([z.string(), z.string()]).optional().meta({
      description: "Derived: first token minus second",
      internal: true,
      nl: "Afgeleid: het eerste feit min het tweede",
    }),
    roundTo: z.int().positive().optional().meta({
      description: "Rounds a derived figure down to this multiple",
      internal: true,
      nl: "Rondt een afgeleid getal naar beneden af",
    }),
    format: choice("FactFormat", FACT_FORMATS, { en: "How it is written", nl: "Hoe het wordt geschreven" }),
    description: copy({ en: "What it means", nl: "Wat het betekent" }, { max: 160 }),
  },
).refine((fact) => (fact.value === undefined) !== (fact.difference === undefined), {
  error: "een feit heeft óf value óf difference",
});
