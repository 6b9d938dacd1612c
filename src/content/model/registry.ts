import type { z } from "zod";
import { Article, ArticlePageTexts, Category, LegalPage, NotFoundPageTexts } from "./article";
import { City, CityPageTexts } from "./city";
import { ConflictSteps } from "./conflict-steps";
import { metaOf } from "./field-types";
import { FormTexts } from "./form";
import { ConsentTexts, EmbedTexts, Integration } from "./integration";
import { Navigation } from "./navigation";
import { Notice } from "./notice";
import { Page, Redirect } from "./page";
import { Mediator, PartnerStat, Review, Testimonial, Webinar } from "./people";
import { Decision, Fact, Proof, SearchWord, SiteSettings } from "./site";

/** Where the entries of a content type are: one in a file of its own, a list of them in a file, or a folder of files. */
type Kind = "file" | "list" | "folder";

/** A kind of content: its files, its schema, and its names for editors. */
export type ContentType = ReturnType<typeof contentType>;

const contentType = (schema: z.ZodObject, kind: Kind, place: string, plural: string, key?: string) => ({
  /** Name of its GraphQL type. */
  name: String(metaOf(schema).typeName),
  /** Schema of an entry, in MDX of its frontmatter; its label is the Dutch name of one entry. */
  schema,
  kind,
  /** Its file or folder, from the project's root. */
  place,
  ending: place.startsWith("content/") ? "mdx" : "json",
  /** Dutch name of its entries together. */
  plural,
  /** Field with the unique name of an entry, which references use. */
  key,
});

const single = (schema: z.ZodObject, file: string) => contentType(schema, "file", file, metaOf(schema).label);

const listed = (schema: z.ZodObject, file: string, plural: string, key = "slug") =>
  contentType(schema, "list", file, plural, key);

const inFolder = (schema: z.ZodObject, folder: string, plural: string, key = "path") =>
  contentType(schema, "folder", folder, plural, key);

/** Every kind of content, in the order of the studio. */
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

/** The content type of a file, by its path from the project's root. */
export const contentTypeOfFile = (file: string): ContentType | undefined =>
  CONTENT_TYPES.find(({ kind, place, ending }) =>
    kind === "folder" ? file.startsWith(`${place}/`) && file.endsWith(`.${ending}`) : file === place,
  );
