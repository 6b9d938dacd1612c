import { ROUTES } from "../../content/model/needed";
import { extractArticleHtml } from "../../publish/feed/article-html";
import { rssFeed } from "../../publish/feed/feed";
import { absoluteUrl } from "../../publish/seo/urls";
import type { PageInput } from "./make-page";

/** The feed of the articles, with full texts; `read` gives the HTML of a built page. */
export const feedOf = async (pages: readonly PageInput[], read: (path: string) => Promise<string>): Promise<string> => {
  const blog = pages.find((page) => page.path === ROUTES.blog);
  if (!blog) {
    throw new Error(`The feed needs the page ${ROUTES.blog}`);
  }
  const { feed, siteName, siteUrl, description } = blog.context;
  const items = await Promise.all(
    pages.flatMap(({ path, context, socialImage, item }) =>
      item
        ? read(path).then((html) => ({
            ...item,
            path,
            title: socialImage.title,
            date: context.article?.published,
            html: extractArticleHtml(html, absoluteUrl(siteUrl, path)),
          }))
        : [],
    ),
  );
  return rssFeed({ title: `${feed} | ${siteName}`, description, siteUrl, listPath: blog.path }, items);
};
