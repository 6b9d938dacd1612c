import type { HeadProps } from "gatsby";
import { normalizePath } from "../lib/paths";
import type { JsonLdGraph } from "./json-ld/graph";
import { Seo } from "./Seo";
import type { Language, Robots } from "./types";

/** The part of the page context that the head shows (src/gatsby/pages/page-input.ts). */
interface HeadContext {
  title: string;
  pageTitle: string;
  description: string;
  language: Language;
  robots: Robots;
  siteUrl: string;
  siteName: string;
  image: string;
  jsonLd: JsonLdGraph;
  article?: { published: string | null; modified: string | null };
  feed?: string;
}

/** Path of the feed of the articles (src/feed). */
const FEED_PATH = "/rss.xml";

/** Head of every page, from its page context; templates export it as `Head`. */
export function PageHead({ location, pageContext }: HeadProps<object, HeadContext>) {
  const { article, feed, ...seo } = pageContext;
  return (
    <Seo
      {...seo}
      path={normalizePath(location.pathname)}
      {...(article && { type: "article", publishedTime: article.published, modifiedTime: article.modified })}
      {...(feed && { feed: { title: feed, path: FEED_PATH } })}
    />
  );
}
