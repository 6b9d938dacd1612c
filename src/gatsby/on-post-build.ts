import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { printSchema } from "gatsby/graphql";
import { robotsTxt } from "../publish/seo/robots-txt";
import { webManifest } from "../publish/seo/web-manifest";
import { publishSocialImages } from "../publish/social-images/publish-social-images";
import { madeSite } from "./create-pages";
import { publishFeed } from "./publish-feed";
import { publishSearch } from "./publish-search";

/** Gatsby API, after every page is written: social images, feed, search index, robots.txt, manifest; the hosting adapter follows. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const publicDir = path.resolve("public");
  const { site, pages, searchWords } = madeSite();
  await publishSocialImages(
    pages.map(({ socialImage }) => socialImage),
    publicDir,
  );
  await publishFeed(pages, publicDir);
  await publishSearch(pages, searchWords, publicDir);
  await writeFile(path.join(publicDir, "robots.txt"), robotsTxt(site.siteUrl));
  await writeFile(path.join(publicDir, "manifest.webmanifest"), webManifest(site));
  // For e2e/html/example-queries.test.ts.
  await writeFile(".cache/schema.graphql", printSchema(store.getState().schema));
};
