import { choice, copy, flag, link, objectType } from "./kinds";

/** Icons that content may name; drawn by scripts/icons.ts. */
export const ICONS = [
  "scales",
  "clock",
  "shield",
  "people",
  "handshake",
  "map",
  "certificate",
  "chat",
  "phone",
  "mail",
  "calendar",
  "document",
  "euro",
  "heart",
  "growth",
  "compass",
  "star",
  "book",
  "lightbulb",
  "screen",
  "globe",
  "building",
  "home",
  "target",
  "puzzle",
  "ear",
  "leaf",
  "gift",
  "lock",
  "steps",
  "chart",
  "briefcase",
  "question",
  "check",
] as const;

export const icon = () => choice("IconName", ICONS, { en: "Icon, drawn in the site's style", nl: "Pictogram" });

export const ACCENTS = ["petrol", "apricot", "overlap", "moss", "plum", "sky"] as const;

export const accent = () => choice("Accent", ACCENTS, { en: "Accent colour", nl: "Accentkleur" });

export const CtaTracking = objectType(
  "CtaTracking",
  {
    en: "Analytics of a button: a cta_click event with this name and location",
    nl: "Meting: een cta_click met deze naam en plaats",
  },
  {
    name: copy({ en: "cta_name", nl: "Naam van de knop in de meting" }, { max: 80 }),
    location: copy({ en: "cta_location", nl: "Plaats van de knop in de meting" }, { max: 80 }),
  },
);

export const Action = objectType(
  "Action",
  { en: "Button or link that asks the visitor to do something", nl: "Knop of link" },
  {
    label: copy({ en: "Visible text", nl: "Tekst op de knop" }, { max: 60 }),
    link: link({ en: "Where it goes", nl: "Waar de knop heen gaat" }),
    style: choice("ActionStyle", ["primary", "secondary", "text"], {
      en: "Weight of the button; at most one primary in a section",
      nl: "Nadruk: hoogstens één primary per blok",
    }).default("primary"),
    newTab: flag({ en: "Opens in a new tab, without opener", nl: "Opent in een nieuw tabblad" }).default(false),
    track: CtaTracking.optional(),
    purpose: choice("ActionPurpose", ["general", "partner_contact"], {
      en: "partner_contact: a click is recorded as partner_contact and partner_inquiry",
      nl: "partner_contact: een klik telt als contact van een partner",
    }).default("general"),
  },
);

export const LinkItem = objectType(
  "LinkItem",
  { en: "Link in a list", nl: "Link in een lijst" },
  {
    label: copy({ en: "Visible text", nl: "Tekst van de link" }, { max: 80 }),
    link: link({ en: "Where it goes", nl: "Waar de link heen gaat" }),
  },
);

export const FaqItem = objectType(
  "FaqItem",
  { en: "Question with its answer", nl: "Vraag met antwoord" },
  {
    question: copy({ en: "The question", nl: "De vraag" }, { max: 140 }),
    answer: copy({ en: "The answer, plain text", nl: "Het antwoord" }, { max: 900 }),
    action: Action.optional(),
  },
);

export const Seo = objectType(
  "Seo",
  { en: "What search engines and social networks show of a page", nl: "Tekst voor zoekmachines en sociale media" },
  {
    title: copy(
      { en: "Title; the firm's name follows by itself", nl: "Titel; de naam van het bureau komt er vanzelf achter" },
      { min: 4, max: 60 },
    ),
    description: copy({ en: "Meta description", nl: "Beschrijving" }, { min: 70, max: 160 }),
  },
);

export const LANGUAGES = ["nl", "en"] as const;

export const language = () =>
  choice("Language", LANGUAGES, { en: "Language of the page (BCP 47)", nl: "Taal van de pagina" });

export const ROBOTS = ["index", "noindex", "noindex_follow"] as const;

export const robots = () =>
  choice("Robots", ROBOTS, {
    en: "Whether search engines list the page; noindex pages are left out of every sitemap",
    nl: "Of zoekmachines de pagina tonen",
  });
