import { pageTitle } from "../../lib/page-title";
import type { JsonLdGraph } from "../../publish/seo/json-ld/graph";
import type { Context, SiteInfo } from "../../publish/seo/json-ld/input";
import type { Crumb, Language, Robots } from "../../publish/seo/types";
import { socialImagePath } from "../../publish/social-images/social-image-file";
import type { PageContext, PageInput } from "./page-input";

/** What a page family knows of one page. */
interface PageFacts {
  id: string;
  path: string;
  component: string;
  /** Title by itself. */
  title: string;
  description: string;
  /** Title on the social image. */
  headline: string;
  trail: readonly Crumb[];
  language?: Language;
  robots?: Robots;
  dates?: { datePublished?: string; dateModified?: string };
  /** Context that only this family has. */
  extra?: Pick<PageContext, "article" | "feed" | "neighbours" | "refresh">;
}

/**
 * Puts together a page: context, structured data and social image follow from the same facts.
 *
 * @param graph makes the structured data of the family (src/publish/seo/json-ld)
 */
export const makePage = (site: SiteInfo, facts: PageFacts, graph: (context: Context) => JsonLdGraph): PageInput => {
  const { id, path, component, title, description, headline, trail, extra } = facts;
  const { language = "nl", robots = "index", dates } = facts;
  const socialImage = { title: headline, eyebrow: site.name };
  const image = socialImagePath(socialImage);
  const page = { path, title, description, language, image, trail, ...dates };
  return {
    path,
    component,
    socialImage,
    context: {
      id,
      title,
      pageTitle: pageTitle(title, site),
      description,
      language,
      robots,
      siteUrl: site.siteUrl,
      siteName: site.name,
      image,
      jsonLd: graph({ site, page }),
      ...extra,
    },
  };
};
