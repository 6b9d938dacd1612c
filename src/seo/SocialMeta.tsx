import type { Language } from "./types";

interface Props {
  title: string;
  description: string;
  /** Canonical address. */
  url: string;
  language: Language;
  siteName: string;
  /** Absolute address and text alternative of the social image. */
  image?: { url: string; alt: string };
  /** Days of publication and last change, of articles only. */
  article?: { published?: string | null; modified?: string | null };
}

const LOCALES: Readonly<Record<Language, string>> = { nl: "nl_NL", en: "en_GB" };

/**
 * What networks show when a page is shared: Open Graph, and the size of X's card, which takes the rest from Open Graph. Only
 * inside Seo; no hooks, no Emotion.
 */
export function SocialMeta({ title, description, url, language, siteName, image, article }: Props) {
  return (
    <>
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && (
        <>
          <meta property="og:image" content={image.url} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      {article?.published && <meta property="article:published_time" content={article.published} />}
      {article?.modified && <meta property="article:modified_time" content={article.modified} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
