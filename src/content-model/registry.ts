import type { z } from "zod";
import { Article, ArticlePageTexts, Category, LegalPage, NotFoundPageTexts } from "./article";
import { City, CityPageTexts } from "./city";
import { ConsentTexts, EmbedTexts, Integration } from "./integration";
import { Navigation, Redirect } from "./navigation";
import { Page } from "./page";
import { Mediator, PartnerStat, Review, Testimonial, Webinar } from "./people";
import { Decision, Fact, SiteSettings } from "./site";

/** Where the entries of a content type are written. */
export type Source =
  /** one JSON object in one file */
  | { kind: "file"; file: string }
  /** one JSON file with a list of entries; `plural` is their Dutch name */
  | { kind: "list"; file: string; plural: string }
  /** a folder with one JSON object per file */
  | { kind: "folder"; folder: string; plural: string }
  /** a folder with one MDX file per entry; the type describes the frontmatter */
  | { kind: "mdx"; folder: string; plural: string };

export interface ContentType {
  /** Name of the GraphQL type. */
  name: string;
  /** Its label is the Dutch name of one entry. */
  schema: z.ZodType;
  source: Source;
  /** Field that names an entry: unique, and what references point at. */
  key?: string;
}

/** Every content type of the site, with the place where editors write it. */
export const CONTENT_TYPES: readonly ContentType[] = [
  { name: "SiteSettings", schema: SiteSettings, source: { kind: "file", file: "data/site.json" } },
  { name: "Fact", schema: Fact, source: { kind: "list", file: "data/facts.json", plural: "Feiten" }, key: "token" },
  { name: "Navigation", schema: Navigation, source: { kind: "file", file: "data/navigation.json" } },
  { name: "ConsentTexts", schema: ConsentTexts, source: { kind: "file", file: "data/consent.json" } },
  { name: "EmbedTexts", schema: EmbedTexts, source: { kind: "file", file: "data/embed-texts.json" } },
  { name: "CityPageTexts", schema: CityPageTexts, source: { kind: "file", file: "data/city-page.json" } },
  { name: "ArticlePageTexts", schema: ArticlePageTexts, source: { kind: "file", file: "data/article-page.json" } },
  { name: "NotFoundPageTexts", schema: NotFoundPageTexts, source: { kind: "file", file: "data/not-found-page.json" } },
  {
    name: "Redirect",
    schema: Redirect,
    source: { kind: "list", file: "data/redirects.json", plural: "Doorverwijzingen" },
    key: "from",
  },
  {
    name: "Integration",
    schema: Integration,
    source: { kind: "list", file: "data/integrations.json", plural: "Koppelingen" },
    key: "slug",
  },
  {
    name: "Category",
    schema: Category,
    source: { kind: "list", file: "data/categories.json", plural: "Categorieën" },
    key: "slug",
  },
  {
    name: "Review",
    schema: Review,
    source: { kind: "list", file: "data/reviews.json", plural: "Beoordelingen" },
    key: "slug",
  },
  {
    name: "Testimonial",
    schema: Testimonial,
    source: { kind: "list", file: "data/testimonials.json", plural: "Ervaringen" },
    key: "slug",
  },
  {
    name: "Mediator",
    schema: Mediator,
    source: { kind: "list", file: "data/mediators.json", plural: "Mediators" },
    key: "slug",
  },
  {
    name: "Webinar",
    schema: Webinar,
    source: { kind: "list", file: "data/webinars.json", plural: "Webinars" },
    key: "slug",
  },
  {
    name: "PartnerStat",
    schema: PartnerStat,
    source: { kind: "list", file: "data/partner-stats.json", plural: "Partnercijfers" },
    key: "slug",
  },
  {
    name: "Decision",
    schema: Decision,
    source: { kind: "list", file: "data/decisions.json", plural: "Besluiten" },
    key: "slug",
  },
  { name: "Page", schema: Page, source: { kind: "folder", folder: "data/pages", plural: "Pagina's" }, key: "path" },
  { name: "City", schema: City, source: { kind: "folder", folder: "data/cities", plural: "Steden" }, key: "slug" },
  {
    name: "Article",
    schema: Article,
    source: { kind: "mdx", folder: "content/articles", plural: "Artikelen" },
    key: "path",
  },
  {
    name: "LegalPage",
    schema: LegalPage,
    source: { kind: "mdx", folder: "content/legal", plural: "Juridische teksten" },
    key: "path",
  },
];

const holds = (source: Source, file: string): boolean => {
  switch (source.kind) {
    case "file":
    case "list":
      return source.file === file;
    case "folder":
      return file.startsWith(`${source.folder}/`) && file.endsWith(".json");
    case "mdx":
      return file.startsWith(`${source.folder}/`) && file.endsWith(".mdx");
  }
};

/** The content type whose entries stand in a file, given its path from the project's root; undefined for other files. */
export const contentTypeOfFile = (file: string): ContentType | undefined =>
  CONTENT_TYPES.find(({ source }) => holds(source, file));
