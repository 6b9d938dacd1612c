import type { z } from "zod";
import { Article, ArticlePageTexts, Category, LegalPage, NotFoundPageTexts } from "./article";
import { City, CityPageTexts } from "./city";
import { ConflictSteps } from "./conflict-steps";
import { metaOf } from "./field-types";
import { FormTexts } from "./form";
import { ConsentTexts, EmbedTexts, Integration } from "./integration";
import { Navigation, Redirect } from "./navigation";
import { Notice } from "./notice";
import { Page } from "./page";
import { Mediator, PartnerStat, Review, Testimonial, Webinar } from "./people";
import { Decision, Fact, Proof, SearchWord, SiteSettings } from "./site";

/** The files of a content type. */
type Source =
  /** one JSON object in one file */
  | { kind: "file"; file: string }
  /** one JSON file with a list of entries; `plural` is their Dutch name */
  | { kind: "list"; file: string; plural: string }
  /** a folder with one file per entry: a JSON object, or MDX whose frontmatter the type describes */
  | { kind: "folder" | "mdx"; folder: string; plural: string };

export type ContentType = ReturnType<typeof contentType>;

const contentType = (schema: z.ZodObject, source: Source, key?: string) => ({
  /** That of its GraphQL type. */
  name: String(metaOf(schema).typeName),
  /** Schema; its label is the Dutch name of one entry. */
  schema,
  source,
  /** Field with the unique name of an entry, which references use. */
  key,
});

const single = (schema: z.ZodObject, file: string) => contentType(schema, { kind: "file", file });

const listed = (schema: z.ZodObject, file: string, plural: string, key = "slug") =>
  contentType(schema, { kind: "list", file, plural }, key);

const inFolder = (schema: z.ZodObject, folder: string, plural: string, key = "path") =>
  contentType(schema, { kind: folder.startsWith("content/") ? "mdx" : "folder", folder, plural }, key);

export const CONTENT_TYPES: readonly ContentType[] = [
  single(SiteSettings, "data/site.json"),
  listed(Fact, "data/facts.json", "Feiten", "token"),
  single(Notice, "data/notice.json"),
  single(Navigation, "data/navigation.json"),
  single(ConsentTexts, "data/consent.json"),
  single(EmbedTexts, "data/embed-texts.json"),
  single(FormTexts, "data/form-texts.json"),
  single(CityPageTexts, "data/city-page.json"),
  single(ArticlePageTexts, "data/article-page.json"),
  single(ConflictSteps, "data/conflict-steps.json"),
  single(NotFoundPageTexts, "data/not-found-page.json"),
  listed(Redirect, "data/redirects.json", "Doorverwijzingen", "from"),
  listed(Integration, "data/integrations.json", "Koppelingen"),
  listed(Category, "data/categories.json", "Categorieën"),
  listed(Review, "data/reviews.json", "Beoordelingen"),
  listed(Testimonial, "data/testimonials.json", "Ervaringen"),
  listed(Mediator, "data/mediators.json", "Mediators"),
  listed(Webinar, "data/webinars.json", "Webinars"),
  listed(PartnerStat, "data/partner-stats.json", "Partnercijfers"),
  listed(Proof, "data/proof.json", "Bewijzen"),
  listed(SearchWord, "data/search-words.json", "Zoekwoorden"),
  listed(Decision, "data/decisions.json", "Besluiten"),
  inFolder(Page, "data/pages", "Pagina's"),
  inFolder(City, "data/cities", "Steden", "slug"),
  inFolder(Article, "content/articles", "Artikelen"),
  inFolder(LegalPage, "content/legal", "Juridische teksten"),
];

/** File or folder of a content type. */
export const placeOf = ({ source }: ContentType): string => ("file" in source ? source.file : source.folder);

const holds = (source: Source, file: string): boolean =>
  "file" in source
    ? source.file === file
    : file.startsWith(`${source.folder}/`) && file.endsWith(source.kind === "mdx" ? ".mdx" : ".json");

/** The content type of a file, by its path from the project's root. */
export const contentTypeOfFile = (file: string): ContentType | undefined =>
  CONTENT_TYPES.find(({ source }) => holds(source, file));
