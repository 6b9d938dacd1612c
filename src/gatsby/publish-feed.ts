import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { extractArticleHtml } from "../publish/feed/article-html";
import { rssFeed } from "../publish/feed/feed";
import { absoluteUrl, FEED_PATH } from "../publish/seo/urls";
import { readPage } from "./read-page";

const QUERY = /* GraphQL */ `
  query FeedArticles {
    allArticle {
      nodes {
        path
        title
        excerpt
        date
        author
        category {
          title
        }
      }
    }
    page(path: { eq: "/blog" }) {
      path
      title
      seo {
        description
      }
    }
    siteSettings {
      siteUrl
      name
    }
  }
`;

/** Writes the feed of the articles from the built pages, with full texts. */
export const publishFeed = async ({ graphql, reporter }: BuildArgs, publicDir: string): Promise<void> => {
  const { data, errors } = await graphql<Queries.FeedArticlesQuery>(QUERY);
  if (errors || !data?.page || !data.siteSettings) {
    reporter.panicOnBuild("De gegevens voor de RSS-feed konden niet worden opgevraagd.", errors);
    return;
  }
  const { page: blog, siteSettings } = data;
  const { siteUrl, name } = siteSettings;
  const items = await Promise.all(
    data.allArticle.nodes.map(async ({ category, ...article }) => ({
      ...article,
      category: category.title,
      html: extractArticleHtml(await readPage(publicDir, article.path), absoluteUrl(siteUrl, article.path)),
    })),
  );
  const channel = {
    title: `${blog.title} | ${name}`,
    description: blog.seo.description,
    siteUrl,
    listPath: blog.path,
  };
  await writeFile(path.join(publicDir, FEED_PATH), rssFeed(channel, items));
};
