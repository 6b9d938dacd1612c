import { copy, flag, link, list, markdown, objectType, reference } from "../kinds";
import { Action, FaqItem, icon, LinkItem } from "../shared";
import { heading, section } from "./define";

export const FaqSection = section(
  "faq",
  { en: "Questions; one answer open at a time", nl: "Vragen; één antwoord tegelijk open" },
  { ...heading(), items: list(FaqItem, { en: "Questions", nl: "Vragen" }, { min: 2, max: 20 }) },
);

export const LinkListSection = section(
  "linkList",
  { en: "Links set as a compact list", nl: "Compacte lijst met links" },
  { ...heading(), links: list(LinkItem, { en: "The links", nl: "De links" }, { max: 40 }) },
);

export const CityLinksSection = section(
  "cityLinks",
  { en: "Links to city pages, all or chosen", nl: "Links naar stadspagina's" },
  {
    ...heading(),
    cities: list(
      reference("City", { en: "Slug of the city", nl: "Naam van de stad" }),
      { en: "The chosen cities; none means all", nl: "De gekozen steden; geen betekent alle" },
      { min: 0, max: 100 },
    ).default([]),
  },
);

const LinkButton = objectType(
  "LinkButton",
  { en: "Link of the link-in-bio page", nl: "Grote link" },
  {
    title: copy({ en: "Title", nl: "Titel" }, { max: 60 }),
    description: copy({ en: "What is behind it", nl: "Wat erachter zit" }, { max: 120 }),
    url: link({ en: "Where it goes", nl: "Waar de link heen gaat" }),
    icon: icon(),
    highlighted: flag({ en: "Whether it stands out", nl: "Of de link opvalt" }).default(false),
  },
);

export const LinkButtonsSection = section(
  "linkButtons",
  { en: "Large links below each other", nl: "Grote links onder elkaar" },
  { ...heading(), links: list(LinkButton, { en: "The links", nl: "De links" }, { max: 12 }) },
);

export const ArticleListSection = section(
  "articleList",
  { en: "All articles with category filter", nl: "Alle artikelen met filter" },
  {
    ...heading(),
    filterLabel: copy({ en: "Label of the filter", nl: "Naam van het filter" }, { max: 60 }),
    allLabel: copy({ en: "Text of the choice for all articles", nl: "Tekst van de keuze voor alles" }, { max: 40 }),
  },
);

export const SiteMapSection = section(
  "siteMap",
  { en: "All indexable pages, grouped", nl: "Alle pagina's, per groep" },
  { ...heading() },
);

export const WebinarsSection = section(
  "webinars",
  { en: "The webinars of data/webinars.json", nl: "De webinars uit data/webinars.json" },
  {
    ...heading(),
    buttonLabel: copy({ en: "Text of the sign-up button", nl: "Tekst van de knop" }, { max: 40 }),
    kindLabels: objectType(
      "WebinarKindLabels",
      { en: "Words for the types of webinars", nl: "Woorden voor de soorten webinars" },
      {
        single: copy({ en: "Single webinar", nl: "Los webinar" }, { max: 40 }),
        package: copy({ en: "Package of webinars", nl: "Pakket van webinars" }, { max: 40 }),
      },
    ),
  },
);

export const EmbedSection = section(
  "embed",
  { en: "Third-party form or agenda of data/integrations.json", nl: "Formulier of agenda van een ander" },
  {
    ...heading(),
    integration: reference("Integration", { en: "Slug of the integration", nl: "Naam van de koppeling" }),
    points: list(
      copy({ en: "Point", nl: "Punt" }, { max: 200 }),
      { en: "What to expect", nl: "Wat je kunt verwachten" },
      { max: 8 },
    ).optional(),
    action: Action.optional(),
  },
);

export const NewsletterFormSection = section(
  "newsletterForm",
  { en: "Newsletter sign-up; simulated, nothing is sent", nl: "Aanmelden voor de nieuwsbrief" },
  {
    title: copy({ en: "Heading (h2)", nl: "Kop van het blok" }, { max: 110 }),
    text: copy({ en: "Introduction", nl: "Inleiding" }, { max: 400 }),
    label: copy({ en: "Label of the field", nl: "Naam van het veld" }, { max: 60 }),
    placeholder: copy({ en: "Example in the field", nl: "Voorbeeld in het veld" }, { max: 60 }),
    button: copy({ en: "Text of the button", nl: "Tekst op de knop" }, { max: 40 }),
    busy: copy({ en: "Text of the button while it submits", nl: "Tekst tijdens het versturen" }, { max: 40 }),
    notice: copy({ en: "Welcome notice", nl: "Welkomstmelding" }, { max: 160 }),
    doneTitle: copy({ en: "Heading of the confirmation", nl: "Kop van de bevestiging" }, { max: 90 }),
    doneText: markdown({ en: "Text of the confirmation", nl: "Tekst van de bevestiging" }, { max: 400 }),
    withoutScript: markdown(
      { en: "How to sign up without JavaScript", nl: "Aanmelden zonder JavaScript" },
      { max: 400 },
    ),
    smallPrint: markdown({ en: "Remark under the form", nl: "Opmerking onder het formulier" }, { max: 400 }).optional(),
  },
);
