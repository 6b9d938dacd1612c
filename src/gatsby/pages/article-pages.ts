import { blogPosting } from "../../publish/seo/json-ld/blog-posting";
import { pageGraph } from "../../publish/seo/json-ld/graph";
import { makePage } from "./make-page";
import type { BuildPages } from "./page-input";

/** Articles (content/articles) at the exact path of their frontmatter: rows → page inputs. */
export const buildArticlePages: BuildPages<"allArticle"> = ({ allArticle }, site, component) =>
  allArticle.nodes.map((row) => {
    const { id, path, title, seoTitle, description, date, dateModified, author, category, readingTime, trail } = row;
    const lastModified = dateModified ?? date;
    return makePage(
      site,
      {
        id,
        path,
        component: `${component}?__contentFilePath=${row.contentFilePath}`,
        title: seoTitle,
        description,
        headline: title,
        trail,
        dates: { ...(date && { datePublished: date }), ...(lastModified && { dateModified: lastModified }) },
        extra: { article: { published: date, modified: lastModified }, feed: trail.at(-2)?.title },
      },
      (context) =>
        pageGraph(context, [blogPosting(context, { headline: title, author, section: category.title, readingTime })]),
    );
  });
