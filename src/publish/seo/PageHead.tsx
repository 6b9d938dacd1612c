import type { HeadProps } from "gatsby";
import { palette } from "../../styles/tokens";
import { serializeJsonLd } from "./json-ld/serialize";
import type { PageContext } from "./page-context";
import { absoluteUrl, FEED_PATH } from "./urls";

const LOCALES: Readonly<Record<Queries.Language, string>> = { nl: "nl_NL", en: "en_GB" };

const ROBOTS_CONTENT: Readonly<Record<Queries.Robots, string>> = {
  index: "index, follow, max-image-preview:large",
  noindex: "noindex",
  noindex_follow: "noindex, follow",
};

/**
 * Metadata of a page in `<head>` (docs/agreement.md#routes); X takes its card from Open Graph. Templates export it as
 * `Head`, which Gatsby renders separately, without hooks and Emotion. The JSON-LD is a text child: Gatsby decodes the
 * entities that React writes, and serializeJsonLd leaves none that matter.
 */
export function PageHead({ location, pageContext }: HeadProps<object, PageContext>) {
  const { title, pageTitle, description, language, robots, siteUrl, article, feed } = pageContext;
  const canonical = absoluteUrl(siteUrl, location.pathname);
  return (
    <>
      <html lang={language} />
      <title>{pageTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={ROBOTS_CONTENT[robots]} />
      <meta name="theme-color" content={palette.brand} />
      <link rel="canonical" href={canonical} />
      {feed && <link rel="alternate" type="application/rss+xml" title={feed} href={absoluteUrl(siteUrl, FEED_PATH)} />}
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:site_name" content={pageContext.siteName} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={absoluteUrl(siteUrl, pageContext.image)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      {article?.published && <meta property="article:published_time" content={article.published} />}
      {article?.modified && <meta property="article:modified_time" content={article.modified} />}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{serializeJsonLd(pageContext.jsonLd)}</script>
    </>
  );
}
