import type { z } from "zod";
import { choice, copy, flag, labelled, link, objectType, reference } from "./field-types";

/** Icons that content may name; drawn in src/components/Icon.tsx. */
export const ICONS = {
  scales: "Weegschaal",
  clock: "Klok",
  shield: "Schild",
  people: "Mensen",
  handshake: "Handdruk",
  map: "Kaart",
  certificate: "Certificaat",
  chat: "Gesprek",
  phone: "Telefoon",
  mail: "Envelop",
  calendar: "Kalender",
  document: "Document",
  euro: "Euroteken",
  heart: "Hart",
  growth: "Groei",
  compass: "Kompas",
  star: "Ster",
  book: "Boek",
  lightbulb: "Lamp",
  screen: "Scherm",
  globe: "Wereldbol",
  building: "Gebouw",
  home: "Huis",
  target: "Doel",
  puzzle: "Puzzelstuk",
  ear: "Oor",
  leaf: "Blad",
  gift: "Cadeau",
  lock: "Slot",
  steps: "Voetstappen",
  chart: "Grafiek",
  briefcase: "Koffer",
  question: "Vraagteken",
  check: "Vinkje",
} as const;

/** One of {@link ICONS}. */
export const icon = () =>
  choice("IconName", ["Pictogram", "Icon, drawn in the site's style", "Klein plaatje bij de tekst"], ICONS);

/** Colour of a drawn mark. */
export const accent = () =>
  choice("Accent", ["Kleur", "Accent colour"], {
    petrol: "Petrol",
    apricot: "Abrikoos",
    petrolLight: "Petrol, lichter",
    petrolDeep: "Petrol, donkerder",
    rust: "Roest",
    ink: "Inkt",
  });

/** Name of an accent colour. */
export type Accent = z.infer<ReturnType<typeof accent>>;

/** Language of a page. */
export const language = () =>
  choice("Language", ["Taal", "Language of the page (BCP 47)"], { nl: "Nederlands", en: "Engels" });

/** Language of a text that differs from its page's, for screen readers (WCAG 3.1.2). */
const textLanguage = () =>
  labelled(language(), [
    "Taal van de tekst",
    "Where it is not the page's (WCAG 3.1.2)",
    "Als die anders is dan de pagina",
  ]).optional();

const CtaTracking = objectType(
  "CtaTracking",
  ["Meting", "Analytics: a cta_click event", "Telt de klikken op deze knop"],
  {
    name: copy(["Naam", "cta_name"], 80),
    location: copy(["Plaats", "cta_location"], 80),
  },
);

export const Action = objectType("Action", ["Knop", "Button or link that asks the visitor to do something"], {
  label: copy(["Tekst", "Visible text"], 60),
  link: link(["Link", "Where it goes"]),
  language: textLanguage(),
  style: choice("ActionStyle", ["Nadruk", "At most one primary in a section", "Hoogstens één hoofdknop per blok"], {
    primary: "Hoofdknop",
    secondary: "Tweede knop",
    text: "Tekstlink",
  }).default("primary"),
  newTab: flag(["Nieuw tabblad", "Opens in a new tab, without opener"]).default(false),
  track: CtaTracking.optional(),
  purpose: choice(
    "ActionPurpose",
    [
      "Telt als",
      "partner_contact: a click is recorded as partner_contact and partner_inquiry",
      "Waarvoor een klik meetelt in de statistieken",
    ],
    { general: "Gewone klik", partner_contact: "Contact van een partner" },
  ).default("general"),
});

export const LinkItem = objectType("LinkItem", ["Link", "Link in a list"], {
  label: copy(["Tekst", "Visible text"], 80),
  link: link(["Link", "Where it goes"]),
  language: textLanguage(),
});

export const FaqItem = objectType("FaqItem", ["Vraag", "Question with its answer"], {
  question: copy(["Vraag", "The question", "De vraag zoals een bezoeker die stelt"], 140),
  answer: copy(["Antwoord", "The answer, plain text", "In gewone tekst"], 900),
  action: Action.optional(),
});

export const Seo = objectType(
  "Seo",
  ["Zoekmachines", "For search engines and social networks", "Ook voor sociale media"],
  {
    title: copy(["Titel", "Title; the firm's name follows by itself", "De naam van het bureau volgt vanzelf"], 60, 4),
    description: copy(["Omschrijving", "Meta description", "Wat zoekmachines onder de titel tonen"], 160, 70),
  },
);

/** A page that is still being written: `develop` and the studio show it, no build has it. */
export const draft = () =>
  flag([
    "Concept",
    "Whether it is still being written; no build has it",
    "Alleen in het voorbeeld te zien: een concept komt niet online en in geen enkele lijst",
  ])
    .default(false)
    .meta({ internal: true });

/** Average of all reviews, linked to them; the stars follow the fact beoordeling.cijfer. */
export const RatingClaim = objectType(
  "RatingClaim",
  ["Beoordeling", "Average rating, with its reviews", "Gemiddelde"],
  {
    text: copy(["Tekst", "The rating in words", "De beoordeling in woorden"], 60),
    link: link(["Link", "Page with the reviews", "Pagina met de ervaringen"]),
  },
);

/** Who can be called. */
export const CallInvitation = objectType(
  "CallInvitation",
  ["Bellen", "Portrait with a button that dials", "Portret met belknop"],
  {
    title: copy(["Kop", "Heading (h3)", "Een vraag of uitnodiging"], 60),
    text: copy(["Tekst", "When the phone is answered", "Wanneer jullie bereikbaar zijn"], 160),
    mediator: reference("Mediator", ["Portret", "Slug of the mediator"]),
    label: copy(["Belknop", "Call button"], 60),
  },
);

/** Figure of a section. */
export const Stat = objectType("Stat", ["Cijfer", "Figure with its meaning"], {
  value: copy(["Cijfer", "The figure"], 24),
  label: copy(["Betekenis", "What it counts", "Wat het telt"], 60),
  description: copy(["Toelichting", "Explanation"], 240).optional(),
});
