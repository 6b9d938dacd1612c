import { rawColor } from "../styles/tokens";
import { serializeJsonLd } from "./json-ld/serialize";
import { SocialMeta } from "./SocialMeta";
import type { Language, Robots } from "./types";
import { absoluteUrl } from "./urls";

interface Props {
  /** Title by itself. */
  title: string;
  /** Title for the tab (src/lib/page-title.ts). */
  pageTitle: string;
  description: string;
  path: string;
  language: Language;
  robots: Robots;
  siteUrl: string;
  siteName: string;
  /** Path of the social image, 1200 × 630 px. */
  image?: string;
  /** What the social image shows; by default the title that stands on it. */
  imageAlt?: string;
  type?: "website" | "article";
  /** Of articles: `YYYY-MM-DD`. */
  publishedTime?: string | null;
  modifiedTime?: string | null;
  /** Structured data of the page (json-ld/). */
  jsonLd: object;
  /** Feed of the articles, on pages that readers subscribe from. */
  feed?: { title: string; path: string };
}

const ROBOTS_CONTENT: Readonly<Record<Robots, string>> = {
  index: "index, follow, max-image-preview:large",
  noindex: "noindex",
  noindex_follow: "noindex, follow",
};

/**
 * Everything that a page says of itself in `<head>` (docs/agreement.md#routes). Only for the `Head` export of a template: Gatsby
 * renders it apart from the page, so it uses no hooks and no Emotion. The JSON-LD is a text child: Gatsby decodes the
 * entities that React writes, and serializeJsonLd leaves none that matter.
 */
export function Seo(props: Props) {
  const { title, description, path, language, robots, siteUrl, siteName, image, jsonLd, feed } = props;
  const canonical = absoluteUrl(siteUrl, path);
  return (
    <>
      <html lang={language} />
      <title>{props.pageTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={ROBOTS_CONTENT[robots]} />
      <meta name="theme-color" content={rawColor.petrol} />
      <link rel="canonical" href={canonical} />
      {feed && (
        <link rel="alternate" type="application/rss+xml" title={feed.title} href={absoluteUrl(siteUrl, feed.path)} />
      )}
      <SocialMeta
        title={title}
        description={description}
        url={canonical}
        language={language}
        siteName={siteName}
        image={image === undefined ? undefined : { url: absoluteUrl(siteUrl, image), alt: props.imageAlt ?? title }}
        article={
          props.type === "article" ? { published: props.publishedTime, modified: props.modifiedTime } : undefined
        }
      />
      <script type="application/ld+json">{serializeJsonLd(jsonLd)}</script>
    </>
  );
}
