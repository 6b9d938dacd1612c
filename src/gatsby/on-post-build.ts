import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { printSchema } from "gatsby/graphql";
import { INDEX_FILE } from "../features/search/index-format";
import { buildIndex } from "../publish/search/build-index";
import { pageText } from "../publish/search/page-text";
import { absoluteUrl, FEED_PATH } from "../publish/seo/urls";
import { webManifest } from "../publish/seo/web-manifest";
import { publishSocialImages } from "../publish/social-images/publish-social-images";
import { madeSite } from "./create-pages";
import { feedOf } from "./pages/feed-of";
import { searchPages } from "./pages/search-pages";

/** Gatsby API, after every page is written: social images, feed, search index, robots.txt, manifest; the hosting adapter follows. */
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
    "manifest.webmanifest": webManifest(site),
  };
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join("public", file), text);
  }
  // For e2e/html/example-queries.test.ts.
  await writeFile(".cache/schema.graphql", printSchema(store.getState().schema));
};
