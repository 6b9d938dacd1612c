import {
  choice,
  copy,
  copyWith,
  date,
  drawing,
  flag,
  integer,
  type Labels,
  labelled,
  list,
  objectType,
  path,
  pathReference,
  pattern,
  plain,
  reference,
  slug,
} from "./field-types";
import { draft, LinkItem, Seo } from "./shared";

const seoTitle = () =>
  labelled(Seo.shape.title, ["Titel in zoekmachines", "Title for search engines", "Zonder de naam van het bureau"]);
const description = () =>
  labelled(Seo.shape.description, ["Omschrijving in zoekmachines", "Meta description", "Staat onder de titel"]);

/** Drawings of articles: content/images/articles/<value>.svg. */
export const ARTICLE_DRAWINGS = {
  agenda: "Agenda",
  boeken: "Stapel boeken",
  bril: "Bril",
  cadeau: "Cadeau",
  doos: "Verhuisdoos",
  envelop: "Brief in een envelop",
  gesprek: "Twee stoelen aan een tafel",
  klok: "Wekker",
  mokken: "Twee mokken",
  taart: "Taart",
} as const;

const articleDrawing = (doc: Labels) => choice("ArticleDrawing", doc, ARTICLE_DRAWINGS);

/** Frontmatter of an article: content/articles/<name>.mdx. */
export const Article = objectType("Article", ["Artikel", "Article of the blog"], {
  path: path(["Adres", "Address of the article"]),
  title: copy(["Kop", "Headline (h1)"], 110),
  draft: draft(),
  seoTitle: seoTitle(),
  description: description(),
  excerpt: copy(["Samenvatting", "Text on the card in the list", "Tekst op de kaart in het overzicht"], 240, 60),
  date: date(["Publicatiedatum", "Date of publication"]).optional(),
  dateModified: date(["Laatst gewijzigd", "Date of the last change", "Laatste wijziging van betekenis"]).optional(),
  readingTime: integer(["Leestijd", "Reading time in minutes", "In minuten"], { min: 1, max: 60 }).optional(),
  category: reference("Category", ["Categorie", "Category"]),
  drawing: articleDrawing(["Tekening", "Else that of the category", "Zonder keuze die van de categorie"]).optional(),
  featured: flag(["Uitgelicht", "Whether it comes first in the list", "Of het artikel vooraan staat"]).default(false),
  author: copy(["Auteur", "Author"], 60),
  related: list(
    pathReference("Article", ["Artikel", "Address of a related article"]),
    ["Verwante artikelen", "Related articles"],
    { min: 0, max: 6 },
  ).default([]),
}).refine(({ date: published, dateModified }) => !published || !dateModified || published <= dateModified, {
  error: "ligt voor de publicatiedatum (date)",
  path: ["dateModified"],
});

/** Frontmatter of legal prose: content/legal/<name>.mdx. */
export const LegalPage = objectType("LegalPage", ["Juridische tekst", "Legal text"], {
  path: path(["Adres", "Address of the page"]),
  title: copy(["Kop", "Heading (h1)"], 110),
  seoTitle: seoTitle(),
  description: description(),
  lead: copy(["Inleiding", "Introduction"], 500),
  version: copy(["Versie", "Version", "Versie van de tekst, bijvoorbeeld 2.0"], 20).optional(),
  updated: pattern(/^\d{4}-(?:0[1-9]|1[0-2])$/, "geen geldige maand", [
    "Laatst gewijzigd",
    "Month of the last change, YYYY-MM",
    "Maand van de laatste wijziging, JJJJ-MM",
  ]).optional(),
});

/** Category of articles: an entry of data/categories.json. */
export const Category = objectType("Category", ["Categorie", "Category of articles"], {
  slug: slug(["Korte naam", "Name used in frontmatter", "Naam die in een artikel staat"]),
  title: copy(["Naam", "Name as shown", "Naam zoals bezoekers die zien"], 40),
  drawing: articleDrawing(["Tekening", "Of articles that choose none", "Voor artikelen zonder keuze"]),
});

/** What all articles share: data/article-page.json. */
export const ArticlePageTexts = objectType("ArticlePageTexts", ["Artikelpagina", "Texts that all articles share"], {
  backLabel: copy(["Link terug", "Link back to /blog"], 60),
  relatedTitle: copy(["Kop verwante artikelen", "Heading of the related articles"], 60),
  readingTimeLabel: copyWith("{minutes}", ["Leestijd", "Reading time"]),
  contentsTitle: copy(["Kop inhoudsopgave", "Heading of the contents", "Ook van juridische teksten"], 40),
  invitation: copy(["Uitnodiging", "Above the buttons beside the article", "Boven de knoppen ernaast"], 120),
  closing: objectType("ArticleClosing", ["Slot van een artikel", "Block at the end of every article"], {
    title: copy(["Kop", "Heading (h2)"], 110),
    text: copy(["Tekst", "Text"], 400),
    drawing: drawing(["Tekening", "The contact person", "Contactpersoon, in een andere houding"]).optional(),
    intakeLabel: copy(["Knop intake", "Button to /offerte"], 60),
    callLabel: copy(["Belknop", "Call button"], 60),
  }),
});

/** The not-found page: data/not-found-page.json. */
export const NotFoundPageTexts = objectType(
  "NotFoundPageTexts",
  ["Pagina niet gevonden", "Texts of the not-found page"],
  {
    seoTitle: seoTitle(),
    seoDescription: description(),
    title: copy(["Kop", "Heading (h1)"], 110),
    text: copy(["Tekst", "Text"], 400),
    drawing: drawing(["Tekening", "Drawing beside the text"]).optional(),
    countdown: copyWith("{seconds}", ["Aftellen", "Announcement"]),
    countdownOne: plain(["Laatste seconde", "Announcement at one second"]),
    stopped: copy(["Na het stoppen", "Text after stopping"], 160),
    stayLabel: copy(["Knop blijven", "Button that stops the countdown"], 60),
    homeLabel: copy(["Link naar start", "Link to home"], 60),
    helpTitle: copy(["Kop boven de links", "Heading of the links"], 110),
    links: list(LinkItem, ["Handige pagina's", "Useful pages"], { max: 8 }),
  },
);
