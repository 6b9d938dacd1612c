import type { BlogPostingLeaf } from "schema-dts";
import { organizationId, partId, ref } from "./ids";
import type { ArticleInfo, Context } from "./input";
import { pageImage } from "./web-page";

/** Author in the frontmatter of articles by the firm itself. */
const EDITORS = "Redactie";

/** An article (docs/agreement.md#records); without a date if it has none. */
export const blogPosting = (context: Context, article: ArticleInfo): BlogPostingLeaf => {
  const { site, page } = context;
  const firm = ref(organizationId(site.siteUrl));
  const modified = page.dateModified ?? page.datePublished;
  return {
    "@type": "BlogPosting",
    "@id": partId(site, page, "article"),
    mainEntityOfPage: ref(partId(site, page, "webpage")),
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
