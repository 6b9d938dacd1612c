import { copy, copyWith, drawing, flag, link, list, markdown, objectType, reference, relabelled } from "../field-types";
import { CallInvitation, FaqItem, icon, LinkItem } from "../shared";
import { heading, section } from "./define";
import { embedShape } from "./embed";

export const FaqSection = section(
  "faq",
  ["Vragen", "Vragen; één antwoord tegelijk open", "Questions; one answer open at a time"],
  {
    ...heading(),
    items: list(FaqItem, ["Vragen", "De vragen, op volgorde", "Questions"], { min: 2, max: 20 }),
    call: relabelled(CallInvitation, ["Bellen", "Staat naast de vragen", "Beside the questions"]).optional(),
  },
);

export const ProofSection = section(
  "proof",
  ["Reken ons na", "Wat we beloven en hoe je het controleert, uit data/proof.json", "The claims of data/proof.json"],
  {
    ...heading(),
    collapseLabel: copy(
      ["Inklappen", "Op een telefoon staan de laatste regels dicht onder deze woorden", "Unfolds the last entries"],
      60,
    ).optional(),
  },
);

export const LinkListSection = section(
  "linkList",
  ["Lijst met links", "Compacte lijst met links", "Links set as a compact list"],
  { ...heading(), links: list(LinkItem, ["Links", "De links, op volgorde", "The links"], { max: 40 }) },
);

export const CityLinksSection = section(
  "cityLinks",
  ["Steden", "Links naar stadspagina's", "Links to city pages, all or chosen"],
  {
    ...heading(),
    cities: list(
      reference("City", ["Stad", "Naam van de stad", "Slug of the city"]),
      ["Steden", "De gekozen steden; geen betekent alle", "The chosen cities; none means all"],
      { min: 0, max: 100 },
    ).default([]),
    mapOf: reference(
      "City",
      [
        "Groot op de kaart",
        "Naam van de stad; dan staan de steden op een kaart",
        "City that is large on a map of the cities of data/city-page.json; no map without one",
      ],
      "location",
    ).optional(),
  },
);

const LinkButton = objectType(
  "LinkButton",
  ["Grote link", "Link met titel en beschrijving", "Link of the link-in-bio page"],
  {
    title: copy(["Titel", "Tekst van de link", "Title"], 60),
    description: copy(["Beschrijving", "Wat erachter zit", "What is behind it"], 120),
    link: link(["Link", "Waar de link heen gaat", "Where it goes"]),
    icon: icon(),
    highlighted: flag(["Valt op", "Of de link opvalt", "Whether it stands out"]).default(false),
  },
);

export const LinkButtonsSection = section(
  "linkButtons",
  ["Grote links", "Grote links onder elkaar", "Large links below each other"],
  { ...heading(), links: list(LinkButton, ["Links", "De links, op volgorde", "The links"], { max: 12 }) },
);

export const ArticleListSection = section(
  "articleList",
  ["Artikelen", "Alle artikelen met filter", "All articles with category filter"],
  {
    ...heading(),
    filterLabel: copy(["Naam van het filter", "Tekst bij het filter, voor schermlezers", "Label of the filter"], 60),
    allLabel: copy(["Keuze voor alles", "Tekst van de keuze voor alles", "Text of the choice for all articles"], 40),
    one: copy(
      ["Eén artikel", "Regel onder het filter bij één artikel", "Below the filter, when one article is left"],
      40,
    ),
    many: copyWith("{count}", [
      "Aantal artikelen",
      "Regel onder het filter; {count} staat voor het getal",
      "Below the filter; {count} stands for the number",
    ]),
  },
);

export const SiteMapSection = section(
  "siteMap",
  ["Sitemap", "Alle pagina's, per groep", "All indexable pages, grouped"],
  { ...heading() },
);

export const SearchSection = section(
  "search",
  ["Zoekveld", "Veld dat in alle pagina's zoekt", "Field that searches all pages; with a title it opens a page"],
  {
    title: heading().title.optional(),
    intro: heading().intro,
    drawing: drawing([
      "Tekening",
      "Naast de kop, op een breed scherm",
      "Beside the heading on a wide screen",
    ]).optional(),
    results: objectType(
      "SearchPageTexts",
      [
        "Pagina met resultaten",
        "Invullen maakt dit de pagina waar alle resultaten staan",
        "Makes this the page that shows all results",
      ],
      {
        otherwise: markdown(
          ["Niet gevonden", "Hoe het verder kan, onder de resultaten", "Other ways, below the results"],
          300,
        ),
        withoutScript: markdown(
          ["Zonder JavaScript", "Hoe het kan als zoeken niet werkt", "What to do where scripts do not run"],
          300,
        ),
      },
    ).optional(),
  },
);

export const WebinarsSection = section(
  "webinars",
  ["Webinars", "De webinars uit data/webinars.json", "The webinars of data/webinars.json"],
  {
    ...heading(),
    buttonLabel: copy(["Knop", "Tekst van de knop", "Text of the sign-up button"], 40),
    kindLabels: objectType(
      "WebinarKindLabels",
      ["Soorten", "Woorden voor de soorten webinars", "Words for the types of webinars"],
      {
        single: copy(["Los webinar", "Woord voor een los webinar", "Single webinar"], 40),
        package: copy(["Pakket", "Woord voor een pakket van webinars", "Package of webinars"], 40),
      },
    ),
  },
);

export const EmbedSection = section(
  "embed",
  ["Formulier of agenda", "Formulier of agenda van een ander", "Third-party form or agenda of data/integrations.json"],
  {
    ...heading(),
    ...embedShape(),
  },
);

export const NewsletterFormSection = section(
  "newsletterForm",
  ["Nieuwsbrief", "Aanmelden voor de nieuwsbrief", "Newsletter sign-up; simulated while its form has no address"],
  {
    title: copy(["Kop", "Kop van het blok", "Heading (h2)"], 110),
    text: copy(["Inleiding", "Tekst onder de kop", "Introduction"], 400),
    drawing: drawing(["Tekening", "Tekening achter het formulier", "Drawing behind the form"]).optional(),
    label: copy(["Naam van het veld", "Tekst boven het veld", "Label of the field"], 60),
    integration: reference("Integration", [
      "Koppeling",
      "Eigen formulier waarvan het adres de aanmelding ontvangt",
      "Own form whose address receives the sign-up",
    ]).optional(),
    placeholder: copy(["Voorbeeld", "Voorbeeld in het veld", "Example in the field"], 60),
    button: copy(["Knop", "Tekst op de knop", "Text of the button"], 40),
    busy: copy(["Knop tijdens versturen", "Tekst tijdens het versturen", "Text of the button while it submits"], 40),
    notice: copy(["Melding", "Welkomstmelding", "Welcome notice"], 160),
    doneTitle: copy(["Kop na aanmelden", "Kop van de bevestiging", "Heading of the confirmation"], 90),
    doneText: markdown(["Tekst na aanmelden", "Tekst van de bevestiging", "Text of the confirmation"], 400),
    withoutScript: markdown(
      ["Zonder JavaScript", "Aanmelden zonder JavaScript", "How to sign up without JavaScript"],
      400,
    ),
    smallPrint: markdown(["Kleine letters", "Opmerking onder het formulier", "Remark under the form"], 400).optional(),
  },
);
