import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { printSchema } from "gatsby/graphql";
import { ROUTES } from "../content/model/needed";
import { INDEX_FILE } from "../features/search/index-format";
import { rssFeed } from "../publish/feed/feed";
import { buildIndex } from "../publish/search/build-index";
import { pageText } from "../publish/search/page-text";
import { absoluteUrl, FEED_PATH } from "../publish/seo/urls";
import { publishSocialImages } from "../publish/social-images/publish-social-images";
import { madeSite } from "./create-pages";
import type { PageInput } from "./pages/make-page";
import { searchPages } from "./pages/search-pages";

/** The feed of the articles. */
const feedOf = (pages: readonly PageInput[]): string => {
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

/** Gatsby API, after every page is written: social images, feed, search index, robots.txt; the hosting adapter follows. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { site, pages, searchWords } = madeSite();
  await publishSocialImages(pages.map(({ socialImage }) => socialImage));
  const searched = await searchPages(pages, async (address) =>
    pageText(await readFile(path.join("public", address, "index.html"), "utf8")),
  );
  const files = {
    [FEED_PATH]: feedOf(pages),
    [INDEX_FILE]: buildIndex(searched, searchWords),
    // Nothing is disallowed: a crawler that may not fetch a page never sees its noindex, and would list the bare address.
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site.siteUrl, "/sitemap-index.xml")}\n`,
  };
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join("public", file), text);
  }
  // For e2e/html/example-queries.test.ts.
  await writeFile(".cache/schema.graphql", printSchema(store.getState().schema));
};
