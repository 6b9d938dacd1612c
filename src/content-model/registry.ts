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

const single = (name: string, schema: z.ZodType, file: string): ContentType => ({
  name,
  schema,
  source: { kind: "file", file },
});

const listed = (name: string, schema: z.ZodType, file: string, plural: string, key = "slug"): ContentType => ({
  name,
  schema,
  source: { kind: "list", file, plural },
  key,
});

const inFolder = (name: string, schema: z.ZodType, folder: string, plural: string, key = "path"): ContentType => ({
  name,
  schema,
  source: { kind: folder.startsWith("content/") ? "mdx" : "folder", folder, plural },
  key,
});

/** Every content type of the site, with the place where editors write it. */
export const CONTENT_TYPES: readonly ContentType[] = [
  single("SiteSettings", SiteSettings, "data/site.json"),
  listed("Fact", Fact, "data/facts.json", "Feiten", "token"),
  single("Navigation", Navigation, "data/navigation.json"),
  single("ConsentTexts", ConsentTexts, "data/consent.json"),
  single("EmbedTexts", EmbedTexts, "data/embed-texts.json"),
  single("CityPageTexts", CityPageTexts, "data/city-page.json"),
  single("ArticlePageTexts", ArticlePageTexts, "data/article-page.json"),
  single("NotFoundPageTexts", NotFoundPageTexts, "data/not-found-page.json"),
  listed("Redirect", Redirect, "data/redirects.json", "Doorverwijzingen", "from"),
  listed("Integration", Integration, "data/integrations.json", "Koppelingen"),
  listed("Category", Category, "data/categories.json", "Categorieën"),
  listed("Review", Review, "data/reviews.json", "Beoordelingen"),
  listed("Testimonial", Testimonial, "data/testimonials.json", "Ervaringen"),
  listed("Mediator", Mediator, "data/mediators.json", "Mediators"),
  listed("Webinar", Webinar, "data/webinars.json", "Webinars"),
  listed("PartnerStat", PartnerStat, "data/partner-stats.json", "Partnercijfers"),
  listed("Decision", Decision, "data/decisions.json", "Besluiten"),
  inFolder("Page", Page, "data/pages", "Pagina's"),
  inFolder("City", City, "data/cities", "Steden", "slug"),
  inFolder("Article", Article, "content/articles", "Artikelen"),
  inFolder("LegalPage", LegalPage, "content/legal", "Juridische teksten"),
];

const holds = (source: Source, file: string): boolean =>
  "file" in source
    ? source.file === file
    : file.startsWith(`${source.folder}/`) && file.endsWith(source.kind === "mdx" ? ".mdx" : ".json");

/** The content type whose entries stand in a file, given its path from the project's root; undefined for other files. */
export const contentTypeOfFile = (file: string): ContentType | undefined =>
  CONTENT_TYPES.find(({ source }) => holds(source, file));
