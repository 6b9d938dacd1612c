import { writeFile } from "node:fs/promises";
import path from "node:path";
import { ROUTES } from "../content/model/needed";
import { extractArticleHtml } from "../publish/feed/article-html";
import { rssFeed } from "../publish/feed/feed";
import { absoluteUrl, FEED_PATH } from "../publish/seo/urls";
import type { PageInput } from "./pages/make-page";
import { readPage } from "./read-page";

/** Writes the feed of the articles from the built pages, with full texts. */
export const publishFeed = async (pages: readonly PageInput[], publicDir: string): Promise<void> => {
  const blog = pages.find((page) => page.path === ROUTES.blog);
  if (!blog) {
    throw new Error(`The feed needs the page ${ROUTES.blog}`);
  }
  const { feed, siteName, siteUrl, description } = blog.context;
  const items = await Promise.all(
    pages.flatMap(({ path: address, context, socialImage, item }) =>
      item
        ? readPage(publicDir, address).then((html) => ({
            ...item,
            path: address,
            title: socialImage.title,
            date: context.article?.published,
            html: extractArticleHtml(html, absoluteUrl(siteUrl, address)),
          }))
        : [],
    ),
  );
  const channel = { title: `${feed} | ${siteName}`, description, siteUrl, listPath: blog.path };
  await writeFile(path.join(publicDir, FEED_PATH), rssFeed(channel, items));
};
