import type { BlogPostingLeaf } from "schema-dts";
import { pageImage } from "./graph";
import { type Context, organizationId, partId, ref } from "./input";

/** Author in the frontmatter of articles by the firm itself. */
const EDITORS = "Redactie";

interface ArticleInfo {
  headline: string;
  author: string;
  section: string;
  /** In minutes. */
  readingTime: number | null;
}

/** An article (docs/agreement.md#records); without a date if it has none. */
export const blogPosting = (context: Context, article: ArticleInfo): BlogPostingLeaf => {
  const { page } = context;
  const firm = ref(organizationId(context));
  const modified = page.dateModified ?? page.datePublished;
  return {
    "@type": "BlogPosting",
    "@id": partId(context, "article"),
    mainEntityOfPage: ref(partId(context, "webpage")),
    headline: article.headline,
    description: page.description,
    inLanguage: page.language,
    articleSection: article.section,
    author: article.author === EDITORS ? firm : { "@type": "Person", name: article.author },
    publisher: firm,
    ...(page.datePublished && { datePublished: page.datePublished }),
    ...(modified && { dateModified: modified }),
    image: pageImage(context),
    ...(article.readingTime && { timeRequired: `PT${article.readingTime}M` }),
  };
};
