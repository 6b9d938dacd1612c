import type { z } from "zod";
import { Article, ArticlePageTexts, Category, LegalPage, NotFoundPageTexts } from "./article";
import { City, CityPageTexts } from "./city";
import { ConflictSteps } from "./conflict-steps";
import { FormTexts } from "./form";
import { ConsentTexts, EmbedTexts, Integration } from "./integration";
import { Navigation, Redirect } from "./navigation";
import { Notice } from "./notice";
import { Page } from "./page";
import { Mediator, PartnerStat, Review, Testimonial, Webinar } from "./people";
import { Decision, Fact, Proof, SearchWord, SiteSettings } from "./site";

/** The files of a content type. */
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
  name: string;
  /** Schema; its label is the Dutch name of one entry. */
  schema: z.ZodType;
  source: Source;
  /** Field with the unique name of an entry, which references use. */
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

export const CONTENT_TYPES: readonly ContentType[] = [
  single("SiteSettings", SiteSettings, "data/site.json"),
  listed("Fact", Fact, "data/facts.json", "Feiten", "token"),
  single("Notice", Notice, "data/notice.json"),
  single("Navigation", Navigation, "data/navigation.json"),
  single("ConsentTexts", ConsentTexts, "data/consent.json"),
  single("EmbedTexts", EmbedTexts, "data/embed-texts.json"),
  single("FormTexts", FormTexts, "data/form-texts.json"),
  single("CityPageTexts", CityPageTexts, "data/city-page.json"),
  single("ArticlePageTexts", ArticlePageTexts, "data/article-page.json"),
  single("ConflictSteps", ConflictSteps, "data/conflict-steps.json"),
  single("NotFoundPageTexts", NotFoundPageTexts, "data/not-found-page.json"),
  listed("Redirect", Redirect, "data/redirects.json", "Doorverwijzingen", "from"),
  listed("Integration", Integration, "data/integrations.json", "Koppelingen"),
  listed("Category", Category, "data/categories.json", "Categorieën"),
  listed("Review", Review, "data/reviews.json", "Beoordelingen"),
  listed("Testimonial", Testimonial, "data/testimonials.json", "Ervaringen"),
  listed("Mediator", Mediator, "data/mediators.json", "Mediators"),
  listed("Webinar", Webinar, "data/webinars.json", "Webinars"),
  listed("PartnerStat", PartnerStat, "data/partner-stats.json", "Partnercijfers"),
  listed("Proof", Proof, "data/proof.json", "Bewijzen"),
  listed("SearchWord", SearchWord, "data/search-words.json", "Zoekwoorden"),
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

/** The content type of a file, by its path from the project's root. */
export const contentTypeOfFile = (file: string): ContentType | undefined =>
  CONTENT_TYPES.find(({ source }) => holds(source, file));
