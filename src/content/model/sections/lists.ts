import { copy, copyWith, drawing, flag, labelled, link, list, markdown, objectType, reference } from "../field-types";
import { CallInvitation, FaqItem, icon, LinkItem } from "../shared";
import { bareSection, embedShape, heading, section, tone } from "./define";

export const FaqSection = section("faq", ["Vragen", "One answer open at a time", "Eén antwoord tegelijk open"], {
  items: list(FaqItem, ["Vragen", "Questions"], { min: 2, max: 20 }),
  speech: list(
    copy(["Zin", "What a reader may think"], 90),
    ["In tekstballonnen", "Beside them", "Herkenbare zinnen"],
    {
      max: 3,
    },
  ).optional(),
  call: labelled(CallInvitation, ["Bellen", "Beside the questions", "Staat naast de vragen"]).optional(),
});

export const ProofSection = section("proof", ["Reken ons na", "The claims of data/proof.json", "Onze beloftes"], {
  collapseLabel: copy(
    ["Inklappen", "Unfolds the last entries on a phone", "Wat de laatste regels op een telefoon openklapt"],
    60,
  ).optional(),
});

export const LinkListSection = section("linkList", ["Lijst met links", "Links set as a compact list"], {
  links: list(LinkItem, ["Links", "The links"], { max: 40 }),
});

export const CityLinksSection = section("cityLinks", ["Steden", "Links to city pages", "Links naar stadspagina's"], {
  cities: list(
    reference("City", ["Stad", "Slug of the city"]),
    [
      "Steden",
      "The chosen cities; none means the first ones",
      "Kies je er geen, dan staan de eerste 24 er, op alfabet",
    ],
    { min: 0, max: 100 },
  ).default([]),
  mapOf: reference(
    "City",
    [
      "Groot op de kaart",
      "City that is large on a map of the cities of data/city-page.json; no map without one",
      "Naam van de stad; dan staan de steden op een kaart",
    ],
    "location",
  ).optional(),
});

const LinkButton = objectType("LinkButton", ["Grote link", "Link of the link-in-bio page"], {
  title: copy(["Titel", "Title"], 60),
  description: copy(["Beschrijving", "What is behind it"], 120),
  link: link(["Link", "Where it goes"]),
  icon: icon(),
  highlighted: flag(["Valt op", "Whether it stands out"]).default(false),
});

export const LinkButtonsSection = section("linkButtons", ["Grote links", "Large links", "Onder elkaar"], {
  links: list(LinkButton, ["Links", "The links"], { max: 12 }),
});

export const ArticleListSection = section("articleList", ["Artikelen", "All articles, with filter", "Met filter"], {
  filterLabel: copy(["Naam van het filter", "Label of the filter", "Tekst bij het filter, voor schermlezers"], 60),
  allLabel: copy(["Keuze voor alles", "Text of the choice for all articles"], 40),
  one: copy(["Eén artikel", "Below the filter, when one article is left", "Onder het filter, bij één artikel"], 40),
  many: copyWith("{count}", ["Aantal artikelen", "Below the filter", "Onder het filter"]),
});

export const SiteMapSection = section("siteMap", ["Sitemap", "All indexable pages", "Alle pagina's, per groep"], {});

export const SearchSection = bareSection(
  "search",
  ["Zoekveld", "Field that searches all pages; with a title it opens a page", "Veld dat in alle pagina's zoekt"],
  {
    tone: tone(),
    title: heading().title.optional(),
    intro: heading().intro,
    drawing: drawing(["Tekening", "Beside the heading on a wide screen", "Op een breed scherm"]).optional(),
    results: objectType(
      "SearchPageTexts",
      ["Pagina met resultaten", "Makes it the page with all results", "Vul dit in als hier alle zoekresultaten komen"],
      {
        otherwise: markdown(["Niet gevonden", "Other ways, below the results", "Hoe het dan verder kan"], 300),
        withoutScript: markdown(["Zonder JavaScript", "Where scripts do not run", "Als zoeken niet werkt"], 300),
      },
    ).optional(),
  },
);

export const WebinarsSection = section("webinars", ["Webinars", "All of data/webinars.json", "Alle"], {
  buttonLabel: copy(["Knop", "Text of the sign-up button"], 40),
  kindLabels: objectType("WebinarKindLabels", ["Soorten", "Words for the types of webinars"], {
    single: copy(["Los webinar", "Single webinar"], 40),
    package: copy(["Pakket", "Package of webinars"], 40),
  }),
});

export const EmbedSection = section("embed", ["Formulier of agenda", "One of data/integrations.json"], embedShape());

export const NewsletterFormSection = bareSection(
  "newsletterForm",
  ["Nieuwsbrief", "Sign-up; simulated while it has no form"],
  {
    tone: tone(),
    title: copy(["Kop", "Heading (h2)"], 110),
    text: copy(["Inleiding", "Introduction"], 400),
    drawing: drawing(["Tekening", "Drawing of an opening", "Als het formulier de pagina opent"]).optional(),
    label: copy(["Naam van het veld", "Label of the field", "Tekst boven het veld"], 60),
    integration: reference(
      "Integration",
      [
        "Koppeling",
        "Own form that takes the place of the simulated one, with its own texts",
        "Eigen formulier, dat hier dan met zijn eigen teksten staat; zonder wordt aanmelden alleen nagespeeld",
      ],
      "form",
    ).optional(),
    placeholder: copy(["Voorbeeld", "Example in the field", "In het veld"], 60),
    button: copy(["Knop", "Text of the button"], 40),
    busy: copy(["Knop tijdens versturen", "Text of the button while it submits"], 40),
    notice: copy(["Melding", "Welcome notice", "Welkomstmelding"], 160),
    doneTitle: copy(["Kop na aanmelden", "Heading of the confirmation"], 90),
    doneText: markdown(["Tekst na aanmelden", "Text of the confirmation"], 400),
    withoutScript: markdown(["Zonder JavaScript", "How to sign up without JavaScript", "Hoe aanmelden dan kan"], 400),
    smallPrint: markdown(["Kleine letters", "Remark under the form", "Onder het formulier"], 400).optional(),
  },
);
