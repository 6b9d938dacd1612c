import { choice, copy, flag, link, objectType, reference, relabelled } from "./field-types";

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

export const icon = () =>
  choice("IconName", ["Pictogram", "Klein plaatje bij de tekst", "Icon, drawn in the site's style"], ICONS);

const ACCENTS = {
  petrol: "Petrol",
  apricot: "Abrikoos",
  petrolLight: "Petrol, lichter",
  petrolDeep: "Petrol, donkerder",
  rust: "Roest",
  ink: "Inkt",
} as const;

export const accent = () => choice("Accent", ["Kleur", "Accentkleur", "Accent colour"], ACCENTS);

export const LANGUAGES = { nl: "Nederlands", en: "Engels" } as const;

export const language = () =>
  choice("Language", ["Taal", "Taal van de pagina", "Language of the page (BCP 47)"], LANGUAGES);

/** Language of a text that differs from its page's, for screen readers (WCAG 3.1.2). */
const textLanguage = () =>
  relabelled(language(), [
    "Taal van de tekst",
    "Alleen als de tekst in een andere taal is dan de pagina",
    "Language of the text, where it is not that of the page (WCAG 3.1.2)",
  ]).optional();

const CtaTracking = objectType(
  "CtaTracking",
  [
    "Meting",
    "Meting: een cta_click met deze naam en plaats",
    "Analytics of a button: a cta_click event with this name and location",
  ],
  {
    name: copy(["Naam", "Naam van de knop in de meting", "cta_name"], 80),
    location: copy(["Plaats", "Plaats van de knop in de meting", "cta_location"], 80),
  },
);

export const Action = objectType(
  "Action",
  ["Knop", "Knop of link", "Button or link that asks the visitor to do something"],
  {
    label: copy(["Tekst", "Tekst op de knop", "Visible text"], 60),
    link: link(["Link", "Waar de knop heen gaat", "Where it goes"]),
    language: textLanguage(),
    style: choice(
      "ActionStyle",
      [
        "Nadruk",
        "Hoe sterk de knop opvalt; hoogstens één hoofdknop per blok",
        "Weight of the button; at most one primary in a section",
      ],
      { primary: "Hoofdknop", secondary: "Tweede knop", text: "Tekstlink" },
    ).default("primary"),
    newTab: flag(["Nieuw tabblad", "Opent in een nieuw tabblad", "Opens in a new tab, without opener"]).default(false),
    track: CtaTracking.optional(),
    purpose: choice(
      "ActionPurpose",
      [
        "Telt als",
        "Waarvoor een klik meetelt in de statistieken",
        "partner_contact: a click is recorded as partner_contact and partner_inquiry",
      ],
      { general: "Gewone klik", partner_contact: "Contact van een partner" },
    ).default("general"),
  },
);

export const LinkItem = objectType("LinkItem", ["Link", "Link in een lijst", "Link in a list"], {
  label: copy(["Tekst", "Tekst van de link", "Visible text"], 80),
  link: link(["Link", "Waar de link heen gaat", "Where it goes"]),
  language: textLanguage(),
});

export const FaqItem = objectType("FaqItem", ["Vraag", "Vraag met antwoord", "Question with its answer"], {
  question: copy(["Vraag", "De vraag zoals een bezoeker die stelt", "The question"], 140),
  answer: copy(["Antwoord", "Het antwoord in gewone tekst", "The answer, plain text"], 900),
  action: Action.optional(),
});

export const Seo = objectType(
  "Seo",
  [
    "Zoekmachines",
    "Tekst voor zoekmachines en sociale media",
    "What search engines and social networks show of a page",
  ],
  {
    title: copy(
      ["Titel", "Titel; de naam van het bureau komt er vanzelf achter", "Title; the firm's name follows by itself"],
      60,
      4,
    ),
    description: copy(["Omschrijving", "Wat zoekmachines onder de titel tonen", "Meta description"], 160, 70),
  },
);

/** A page that is still being written: `develop` and the studio show it, no build has it. */
export const draft = () =>
  flag([
    "Concept",
    "Alleen in het voorbeeld te zien: een concept komt niet online en in geen enkele lijst",
    "Whether it is still being written; no build has it",
  ])
    .default(false)
    .meta({ internal: true });

export const ROBOTS = {
  index: "Tonen",
  noindex: "Niet tonen",
  noindex_follow: "Niet tonen, links wel volgen",
} as const;

export const robots = () =>
  choice(
    "Robots",
    [
      "Vindbaarheid",
      "Of zoekmachines de pagina tonen",
      "Whether search engines list the page; noindex pages are left out of every sitemap",
    ],
    ROBOTS,
  );

/** Average of all reviews, linked to them; the stars follow the fact beoordeling.cijfer. */
export const RatingClaim = objectType(
  "RatingClaim",
  ["Beoordeling", "Gemiddelde beoordeling met toelichting", "Average rating with what it is based on"],
  {
    text: copy(["Tekst", "De beoordeling in woorden", "The rating in words"], 60),
    link: link(["Link", "Pagina met de ervaringen", "Page with the reviews"]),
  },
);

/** Who can be called. */
export const CallInvitation = objectType(
  "CallInvitation",
  ["Bellen", "Portret met een knop die belt", "Portrait with a button that dials the firm"],
  {
    title: copy(["Kop", "Een vraag of uitnodiging", "Heading (h3)"], 60),
    text: copy(["Tekst", "Wanneer jullie bereikbaar zijn", "When the phone is answered"], 160),
    mediator: reference("Mediator", ["Portret", "Naam van de mediator", "Slug of the mediator"]),
    label: copy(["Belknop", "Tekst op de knop die belt", "Call button"], 60),
  },
);

/** Figure of a section. */
export const Stat = objectType("Stat", ["Cijfer", "Cijfer met betekenis", "Figure with its meaning"], {
  value: copy(["Cijfer", "Het cijfer, groot gezet", "The figure"], 24),
  label: copy(["Betekenis", "Wat het telt", "What it counts"], 60),
  description: copy(["Toelichting", "Uitleg onder het cijfer", "Explanation"], 240).optional(),
});
