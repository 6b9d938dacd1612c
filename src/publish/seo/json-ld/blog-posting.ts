import type { BlogPostingLeaf } from "schema-dts";
import { pageImage } from "./graph";
import { type Context, organizationId, partId, ref } from "./input";

/** Author in the frontmatter of articles by the firm itself. */
const EDITORS = "Redactie";

type Row = Queries.PagesQuery["allArticle"]["nodes"][number];
type Article = Pick<Row, "headline" | "author" | "category" | "readingTime">;

/** An article (docs/agreement.md#records); without a date if it has none. */
export const blogPosting = (context: Context, article: Article): BlogPostingLeaf => {
  const { page } = context;
  const firm = ref(organizationId(context));
  return {
    "@type": "BlogPosting",
    "@id": partId(context, "article"),
    mainEntityOfPage: ref(partId(context, "webpage")),
    headline: article.headline,
    description: page.description,
    inLanguage: page.language,
    articleSection: article.category.title,
    author: article.author === EDITORS ? firm : { "@type": "Person", name: article.author },
    publisher: firm,
    ...(page.datePublished && { datePublished: page.datePublished }),
    ...(page.dateModified && { dateModified: page.dateModified }),
    image: pageImage(context),
    ...(article.readingTime && { timeRequired: `PT${article.readingTime}M` }),
  };
};
