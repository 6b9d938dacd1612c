import { blogPosting } from "./blog-posting";
import { type JsonLdGraph, pageGraph } from "./graph";
import type { ArticleInfo, CityInfo, Context } from "./input";
import { cityService } from "./service";

/** Structured data of a city page: the service in that city. */
export const cityGraph = (context: Context, city: CityInfo): JsonLdGraph =>
  pageGraph(context, [cityService(context, city)], false);

/** Structured data of an article. */
export const articleGraph = (context: Context, article: ArticleInfo): JsonLdGraph =>
  pageGraph(context, [blogPosting(context, article)], false);

/** Structured data of a page that has nothing of its own to tell: legal texts, redirects, not found. */
export const plainGraph = (context: Context): JsonLdGraph => pageGraph(context, [], false);
