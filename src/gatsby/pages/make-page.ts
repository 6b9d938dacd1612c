import path from "node:path";
import { pageTitle } from "../../lib/page-title";
import { type JsonLdGraph, pageGraph } from "../../publish/seo/json-ld/graph";
import type { Context, PageInfo, SiteInfo } from "../../publish/seo/json-ld/input";
import type { PageContext } from "../../publish/seo/page-context";
import { socialImagePath } from "../../publish/social-images/social-image-file";

/** What a page family knows of one page. */
export interface PageSource
  extends Pick<PageContext, "id" | "title" | "description" | "trail" | "article" | "feed" | "refresh">,
    Partial<Pick<PageContext, "language" | "robots">> {
  path: string;
  /** File in src/templates, without its extension. */
  template: string;
  /** File with the text, for gatsby-plugin-mdx. */
  contentFilePath?: string;
  /** Title on the social image. */
  headline: string;
  dates?: Pick<PageInfo, "datePublished" | "dateModified">;
  /** Makes the structured data of the family (src/publish/seo/json-ld). */
  graph?: (context: Context) => JsonLdGraph;
  /** What the feed takes of an article beside what stands on its page. */
  feedItem?: { excerpt: string; author: string; category: string };
  /** Group on the sitemap, its weight in a search beside pages with the same words, and words that count as headings. */
  search?: { group: string; weight: number; words?: readonly string[] };
}

/**
 * Puts together a page: context, structured data and social image follow from the same facts.
 * @returns what `actions.createPage` takes, its social image, and what is published of it
 */
export const makePage = (site: SiteInfo, { language = "nl", robots = "index", ...facts }: PageSource) => {
  const { path: address, template, contentFilePath, headline, dates, graph = pageGraph, ...more } = facts;
  const { feedItem, search, ...own } = more;
  const { title, description, trail = [] } = own;
  const socialImage = { title: headline, eyebrow: site.name };
  const image = socialImagePath(socialImage);
  const page = { path: address, title, description, language, image, trail, ...dates };
  const file = path.resolve("src/templates", `${template}.tsx`);
  const component = contentFilePath ? `${file}?__contentFilePath=${contentFilePath}` : file;
  const context: PageContext = {
    ...own,
    pageTitle: pageTitle(title, site),
    language,
    robots,
    siteUrl: site.siteUrl,
    siteName: site.name,
    image,
    jsonLd: graph({ site, page }),
  };
  return { path: address, component, context, socialImage, feedItem, search };
};

export type PageInput = ReturnType<typeof makePage>;
