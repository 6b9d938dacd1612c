import { ROUTES } from "../../content/model/needed";
import { rssFeed } from "../../publish/feed/feed";
import type { PageInput } from "./make-page";

/** The feed of the articles. */
export const feedOf = (pages: readonly PageInput[]): string => {
  const blog = pages.find((page) => page.path === ROUTES.blog);
  if (!blog) {
    throw new Error(`The feed needs the page ${ROUTES.blog}`);
  }
  const { feed, siteName, siteUrl, description } = blog.context;
  const items = pages.flatMap(({ path, context, socialImage, feedItem }) =>
    feedItem ? [{ ...feedItem, path, title: socialImage.title, date: context.article?.published }] : [],
  );
  return rssFeed({ title: `${feed} | ${siteName}`, description, siteUrl, listPath: blog.path }, items);
};
