import type { CreatePagesArgs } from "gatsby";
import type { PageInput } from "./page-input";
import { runQuery } from "./run-query";

type Row = Queries.ArticlePagesQuery["allArticle"]["nodes"][number];

/** Articles (content/articles) at the exact path of their frontmatter: rows → page inputs. */
export const buildArticlePages = (rows: readonly Row[], component: string): PageInput[] =>
  rows.map(({ id, path, title, seoTitle, date, dateModified, contentFilePath }) => {
    const lastModified = dateModified ?? date;
    return {
      path,
      component: `${component}?__contentFilePath=${contentFilePath}`,
      context: {
        id,
        title: seoTitle,
        language: "nl",
        robots: "index",
        group: "articles",
        name: title,
        ...(lastModified && { lastModified }),
      },
    };
  });

export const articlePages = async (args: CreatePagesArgs, component: string): Promise<PageInput[]> => {
  const data = await runQuery<Queries.ArticlePagesQuery>(
    args,
    "content/articles",
    /* GraphQL */ `
      query ArticlePages {
        allArticle {
          nodes {
            id
            path
            title
            seoTitle
            date
            dateModified
            contentFilePath
          }
        }
      }
    `,
  );
  return buildArticlePages(data.allArticle.nodes, component);
};
