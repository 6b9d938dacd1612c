import { trailThrough } from "../../publish/seo/breadcrumbs";
import { blogPosting } from "../../publish/seo/json-ld/blog-posting";
import { pageGraph } from "../../publish/seo/json-ld/graph";
import { makePage } from "./make-page";
import type { PageInput } from "./page-input";
import { pageFamily } from "./run-query";
import type { SiteFacts } from "./site-info";

type Data = Queries.ArticlePagesQuery;

/** Articles (content/articles) at the exact path of their frontmatter: rows → page inputs. */
export const buildArticlePages = ({ allArticle, page: blog }: Data, facts: SiteFacts, component: string): PageInput[] =>
  allArticle.nodes.map((row) => {
    if (!blog) {
      throw new Error("Articles stand under data/pages/blog.json");
    }
    const { id, path, title, seoTitle, description, date, dateModified, author, category, readingTime } = row;
    const lastModified = dateModified ?? date;
    return makePage(
      facts.site,
      {
        id,
        path,
        component: `${component}?__contentFilePath=${row.contentFilePath}`,
        title: seoTitle,
        description,
        headline: title,
        trail: trailThrough(facts.home, blog, { title, path }),
        dates: { ...(date && { datePublished: date }), ...(lastModified && { dateModified: lastModified }) },
        extra: { article: { published: date, modified: lastModified }, feed: blog.title },
      },
      (context) =>
        pageGraph(context, [blogPosting(context, { headline: title, author, section: category.title, readingTime })]),
    );
  });

export const articlePages = pageFamily(
  "content/articles",
  /* GraphQL */ `
    query ArticlePages {
      allArticle {
        nodes {
          id
          path
          title
          seoTitle
          description
          date
          dateModified
          readingTime
          author
          category {
            title
          }
          contentFilePath
        }
      }
      page(path: { eq: "/blog" }) {
        path
        title
      }
    }
  `,
  buildArticlePages,
);
