import { z } from "zod";
import {
  choice,
  copy,
  copyWith,
  date,
  documented,
  drawing,
  flag,
  integer,
  type Labels,
  list,
  objectType,
  path,
  pathReference,
  pattern,
  reference,
  relabelled,
  slug,
} from "./field-types";
import { draft, LinkItem, Seo } from "./shared";

const seoTitle = () =>
  relabelled(Seo.shape.title, [
    "Titel in zoekmachines",
    "Titel in zoekresultaten en op het tabblad, zonder de naam van het bureau",
    "Title for search engines, without the firm's name",
  ]);
const description = () =>
  relabelled(Seo.shape.description, [
    "Omschrijving in zoekmachines",
    "Wat zoekmachines onder de titel tonen",
    "Meta description",
  ]);

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
export const Article = objectType(
  "Article",
  ["Artikel", "Artikel op de pagina Blog", "Article of the blog (content/articles)"],
  {
    path: path(["Adres", "Adres van het artikel", "Address of the article"]),
    title: copy(["Kop", "Kop boven het artikel", "Headline (h1)"], 110),
    draft: draft(),
    seoTitle: seoTitle(),
    description: description(),
    excerpt: copy(["Samenvatting", "Tekst op de kaart in het overzicht", "Text on the card in the list"], 240, 60),
    date: date(["Publicatiedatum", "Dag waarop het artikel verscheen", "Date of publication"]).optional(),
    dateModified: date([
      "Laatst gewijzigd",
      "Dag van de laatste wijziging van betekenis",
      "Date of the last change",
    ]).optional(),
    readingTime: integer(["Leestijd", "Leestijd in minuten", "Reading time in minutes"], {
      min: 1,
      max: 60,
    }).optional(),
    category: reference("Category", ["Categorie", "Bij welke categorie het artikel hoort", "Category"]),
    drawing: articleDrawing([
      "Tekening",
      "Tekening boven het artikel en op de kaart; zonder keuze die van de categorie",
      "Drawing above the article and on its card; that of the category where there is none",
    ]).optional(),
    featured: flag(["Uitgelicht", "Of het artikel vooraan staat", "Whether it comes first in the list"]).default(false),
    author: copy(["Auteur", "Naam van de schrijver", "Author"], 60),
    related: list(
      pathReference("Article", ["Artikel", "Adres van een artikel dat hierbij past", "Address of a related article"]),
      ["Verwante artikelen", "Artikelen om hierna te lezen", "Related articles"],
      { min: 0, max: 6 },
    ).default([]),
  },
).refine(({ date: published, dateModified }) => !published || !dateModified || published <= dateModified, {
  error: "ligt voor de publicatiedatum (date)",
  path: ["dateModified"],
});

/** Frontmatter of legal prose: content/legal/<name>.mdx. */
export const LegalPage = objectType(
  "LegalPage",
  ["Juridische tekst", "Voorwaarden of verklaring", "Legal text (content/legal)"],
  {
    path: path(["Adres", "Adres van de pagina", "Address of the page"]),
    title: copy(["Kop", "Hoofdkop van de pagina", "Heading (h1)"], 110),
    seoTitle: seoTitle(),
    description: description(),
    lead: copy(["Inleiding", "Korte tekst onder de kop", "Introduction"], 500),
    version: copy(["Versie", "Versie van de tekst, bijvoorbeeld 2.0", "Version"], 20).optional(),
    updated: pattern(/^\d{4}-(?:0[1-9]|1[0-2])$/, "geen geldige maand", [
      "Laatst gewijzigd",
      "Maand van de laatste wijziging, JJJJ-MM",
      "Month of the last change, YYYY-MM",
    ]).optional(),
  },
);

/** Category of articles: an entry of data/categories.json. */
export const Category = objectType(
  "Category",
  ["Categorie", "Onderwerp waaronder artikelen vallen", "Category of articles (data/categories.json)"],
  {
    slug: slug(["Korte naam", "Naam die in een artikel staat", "Name used in frontmatter"]),
    title: copy(["Naam", "Naam zoals bezoekers die zien", "Name as shown"], 40),
    drawing: articleDrawing([
      "Tekening",
      "Tekening bij artikelen die er zelf geen kiezen",
      "Drawing of the articles that choose none",
    ]),
  },
);

/** What all articles share: data/article-page.json. */
export const ArticlePageTexts = objectType(
  "ArticlePageTexts",
  ["Artikelpagina", "Teksten die alle artikelen delen", "Texts that all articles share (data/article-page.json)"],
  {
    backLabel: copy(["Link terug", "Link terug naar het overzicht", "Link back to /blog"], 60),
    relatedTitle: copy(
      ["Kop verwante artikelen", "Kop boven verwante artikelen", "Heading of the related articles"],
      60,
    ),
    readingTimeLabel: copyWith("{minutes}", [
      "Leestijd",
      "Leestijd; {minutes} staat voor het getal",
      "Reading time; {minutes} stands for the number",
    ]),
    contentsTitle: copy(
      ["Kop inhoudsopgave", "Kop boven de koppen van een artikel of juridische tekst", "Heading of the contents"],
      40,
    ),
    invitation: copy(
      ["Uitnodiging", "Zin boven de knoppen naast het artikel", "Sentence above the buttons beside the article"],
      120,
    ),
    closing: objectType(
      "ArticleClosing",
      ["Slot van een artikel", "Blok onder elk artikel", "Block at the end of every article"],
      {
        title: copy(["Kop", "Kop van het blok", "Heading (h2)"], 110),
        text: copy(["Tekst", "Tekst onder de kop", "Text"], 400),
        intakeLabel: copy(["Knop intake", "Knop naar de intake", "Button to /offerte"], 60),
        callLabel: copy(["Belknop", "Tekst op de knop die belt", "Call button"], 60),
      },
    ),
  },
);

/** The not-found page: data/not-found-page.json. */
export const NotFoundPageTexts = objectType(
  "NotFoundPageTexts",
  [
    "Pagina niet gevonden",
    "Teksten van de pagina 'niet gevonden'",
    "Texts of the not-found page (data/not-found-page.json)",
  ],
  {
    seoTitle: seoTitle(),
    seoDescription: description(),
    title: copy(["Kop", "Hoofdkop van de pagina", "Heading (h1)"], 110),
    text: copy(["Tekst", "Uitleg onder de kop", "Text"], 400),
    drawing: drawing(["Tekening", "Tekening naast de tekst", "Drawing beside the text"]).optional(),
    countdown: copyWith("{seconds}", [
      "Aftellen",
      "Aankondiging; {seconds} staat voor het getal",
      "Announcement; {seconds} stands for the number",
    ]),
    countdownOne: z
      .string()
      .min(1)
      .meta(documented(["Laatste seconde", "Aankondiging bij één seconde", "Announcement at one second"])),
    stopped: copy(["Na het stoppen", "Tekst na het stoppen", "Text after stopping"], 160),
    stayLabel: copy(["Knop blijven", "Knop om te blijven", "Button that stops the countdown"], 60),
    homeLabel: copy(["Link naar start", "Link naar de startpagina", "Link to home"], 60),
    helpTitle: copy(["Kop boven de links", "Kop boven de handige pagina's", "Heading of the links"], 110),
    links: list(LinkItem, ["Handige pagina's", "Links naar pagina's die vaak gezocht worden", "Useful pages"], {
      max: 8,
    }),
  },
);
