import path from "node:path";
import { pageTitle } from "../../lib/page-title";
import { type JsonLdGraph, pageGraph } from "../../publish/seo/json-ld/graph";
import type { Context, Crumb, SiteInfo } from "../../publish/seo/json-ld/input";
import type { HeadContext } from "../../publish/seo/PageHead";
import { socialImagePath } from "../../publish/social-images/social-image-file";
import type { SocialImageInput } from "../../publish/social-images/social-image-svg";

/**
 * Page context: what every page knows of itself before its query runs. The Head, the tracker and the sitemap read it, so
 * that they agree.
 */
export interface PageContext extends HeadContext {
  /** Id of the node that the page shows. */
  id: string;
  /** Only in `develop`, on a page that is still being written: what it says of itself. */
  draft?: string;
  /** Address that the page leads on to, for redirects. */
  refresh?: string;
}

/** What feed and search index take of a page beside what stands on it. */
interface Published {
  /** Only of articles. */
  item?: { excerpt: string; author: string; category: string };
  /**
   * Group on the sitemap, how much it counts beside others that say the same, and words in place of its text, where that
   * is too similar to others' to search.
   */
  search?: { place: string; weight: number; words?: string };
}

/** A page to make: what `actions.createPage` takes, its social image, and what is published of it. */
export interface PageInput extends Published {
  path: string;
  component: string;
  context: PageContext;
  socialImage: SocialImageInput;
}

/** What a page family knows of one page. */
export interface PageFacts extends Published, Pick<PageContext, "article" | "feed" | "refresh"> {
  id: string;
  path: string;
  /** File in src/templates, without its extension. */
  template: string;
  /** File with the text, for gatsby-plugin-mdx. */
  contentFilePath?: string;
  /** Title by itself. */
  title: string;
  description: string;
  /** Title on the social image. */
  headline: string;
  /** Breadcrumb; none when left out. */
  trail?: readonly Crumb[];
  language?: Queries.Language;
  robots?: Queries.Robots;
  dates?: { datePublished?: string; dateModified?: string };
  /** Makes the structured data of the family (src/publish/seo/json-ld). */
  graph?: (context: Context) => JsonLdGraph;
}

/** Puts together a page: context, structured data and social image follow from the same facts. */
export const makePage = (site: SiteInfo, { language = "nl", robots = "index", ...facts }: PageFacts): PageInput => {
  const { path: address, template, contentFilePath, headline, trail = [], dates, graph = pageGraph, ...more } = facts;
  const { item, search, ...own } = more;
  const { title, description } = own;
  const socialImage = { title: headline, eyebrow: site.name };
  const image = socialImagePath(socialImage);
  const page = { path: address, title, description, language, image, trail, ...dates };
  const file = path.resolve("src/templates", `${template}.tsx`);
  return {
    path: address,
    component: contentFilePath ? `${file}?__contentFilePath=${contentFilePath}` : file,
    socialImage,
    item,
    search,
    context: {
      ...own,
      pageTitle: pageTitle(title, site),
      language,
      robots,
      siteUrl: site.siteUrl,
      siteName: site.name,
      image,
      jsonLd: graph({ site, page }),
    },
  };
};
