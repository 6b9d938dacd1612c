import { z } from "zod";
import { copy, date, flag, integer, list, objectType, path, pathReference, reference, slug } from "./kinds";
import { LinkItem } from "./shared";

const seoTitle = () =>
  copy({ en: "Title for search engines, without the firm's name", nl: "Titel voor zoekmachines" }, { min: 4, max: 60 });
const description = () => copy({ en: "Meta description", nl: "Beschrijving" }, { min: 70, max: 160 });

/** Frontmatter of an article: content/articles/<name>.mdx. */
export const Article = objectType(
  "Article",
  { en: "Article of the blog (content/articles)", nl: "Artikel" },
  {
    path: path({ en: "Address of the article", nl: "Adres van het artikel" }),
    title: copy({ en: "Headline (h1)", nl: "Kop" }, { max: 110 }),
    seoTitle: seoTitle(),
    description: description(),
    excerpt: copy(
      { en: "Text on the card in the list", nl: "Tekst op de kaart in het overzicht" },
      { min: 60, max: 240 },
    ),
    date: date({ en: "Date of publication", nl: "Datum van publicatie" }).optional(),
    dateModified: date({ en: "Date of the last change", nl: "Datum van de laatste wijziging" }).optional(),
    readingTime: integer({ en: "Reading time in minutes", nl: "Leestijd in minuten" }, { min: 1, max: 60 }).optional(),
    category: reference("Category", { en: "Category", nl: "Categorie, zoals in data/categories.json" }),
    featured: flag({ en: "Whether it comes first in the list", nl: "Of het artikel vooraan staat" }).default(false),
    author: copy({ en: "Author", nl: "Auteur" }, { max: 60 }),
    related: list(
      pathReference("Article", { en: "Address of a related article", nl: "Adres van een verwant artikel" }),
      { en: "Related articles", nl: "Verwante artikelen" },
      { min: 0, max: 6 },
    ).default([]),
  },
);

/** Frontmatter of legal prose: content/legal/<name>.mdx. */
export const LegalPage = objectType(
  "LegalPage",
  { en: "Legal text (content/legal)", nl: "Juridische tekst" },
  {
    path: path({ en: "Address of the page", nl: "Adres van de pagina" }),
    title: copy({ en: "Heading (h1)", nl: "Hoofdkop" }, { max: 110 }),
    seoTitle: seoTitle(),
    description: description(),
    lead: copy({ en: "Introduction", nl: "Inleiding" }, { max: 500 }),
    version: copy({ en: "Version", nl: "Versie" }, { max: 20 }).optional(),
    updated: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: "geen geldige maand" })
      .optional()
      .meta({ description: "Month of the last change, YYYY-MM", nl: "Maand van de laatste wijziging, JJJJ-MM" }),
  },
);

/** Category of articles: an entry of data/categories.json. */
export const Category = objectType(
  "Category",
  { en: "Category of articles (data/categories.json)", nl: "Categorie van artikelen" },
  {
    slug: slug({ en: "Name used in frontmatter", nl: "Naam die in een artikel staat" }),
    title: copy({ en: "Name as shown", nl: "Naam zoals getoond" }, { max: 40 }),
  },
);

/** What all articles share: data/article-page.json. */
export const ArticlePageTexts = objectType(
  "ArticlePageTexts",
  { en: "Texts that all articles share (data/article-page.json)", nl: "Teksten die alle artikelen delen" },
  {
    backLabel: copy({ en: "Link back to /blog", nl: "Link terug naar het overzicht" }, { max: 60 }),
    relatedTitle: copy({ en: "Heading of the related articles", nl: "Kop boven verwante artikelen" }, { max: 60 }),
    readingTimeLabel: z.string().includes("{minutes}").meta({
      description: "Reading time; {minutes} stands for the number",
      nl: "Leestijd; {minutes} staat voor het getal",
    }),
    publishedLabel: copy({ en: "Text before the date", nl: "Tekst voor de datum" }, { max: 40 }),
    closing: objectType(
      "ArticleClosing",
      { en: "Block at the end of every article", nl: "Blok onder elk artikel" },
      {
        title: copy({ en: "Heading (h2)", nl: "Kop" }, { max: 110 }),
        text: copy({ en: "Text", nl: "Tekst" }, { max: 400 }),
        intakeLabel: copy({ en: "Button to /offerte", nl: "Knop naar de intake" }, { max: 60 }),
        callLabel: copy({ en: "Call button", nl: "Belknop" }, { max: 60 }),
      },
    ),
  },
);

/** The not-found page: data/not-found-page.json. */
export const NotFoundPageTexts = objectType(
  "NotFoundPageTexts",
  { en: "Texts of the not-found page (data/not-found-page.json)", nl: "Teksten van de pagina 'niet gevonden'" },
  {
    seoTitle: seoTitle(),
    seoDescription: description(),
    title: copy({ en: "Heading (h1)", nl: "Hoofdkop" }, { max: 110 }),
    text: copy({ en: "Text", nl: "Tekst" }, { max: 400 }),
    countdown: z.string().includes("{seconds}").meta({
      description: "Announcement; {seconds} stands for the number",
      nl: "Aankondiging; {seconds} staat voor het getal",
    }),
    countdownOne: z
      .string()
      .min(1)
      .meta({ description: "Announcement at one second", nl: "Aankondiging bij één seconde" }),
    stopped: copy({ en: "Text after stopping", nl: "Tekst na het stoppen" }, { max: 160 }),
    stayLabel: copy({ en: "Button that stops the countdown", nl: "Knop om te blijven" }, { max: 60 }),
    homeLabel: copy({ en: "Link to home", nl: "Link naar de startpagina" }, { max: 60 }),
    helpTitle: copy({ en: "Heading of the links", nl: "Kop boven de links" }, { max: 110 }),
    links: list(LinkItem, { en: "Useful pages", nl: "Handige pagina's" }, { max: 8 }),
  },
);
