import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { type GraphQLSchema, printSchema } from "gatsby/graphql";
import { robotsTxt } from "../publish/seo/robots-txt";
import { webManifest } from "../publish/seo/web-manifest";
import { publishSocialImages } from "../publish/social-images/publish-social-images";
import { madeSite } from "./create-pages";
import { publishFeed } from "./publish-feed";
import { publishSearch } from "./publish-search";

/** Gatsby API, after every page is written: social images, feed, search index, robots.txt, manifest; the hosting adapter follows. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { config, schema } = store.getState() as {
    config: { siteMetadata: { siteUrl: string } };
    schema: GraphQLSchema;
  };
  const publicDir = path.resolve("public");
  const { pages, searchWords } = madeSite();
  await publishSocialImages(
    pages.map(({ socialImage }) => socialImage),
    publicDir,
  );
  await publishFeed(pages, publicDir);
  await publishSearch(pages, searchWords, publicDir);
  await writeFile(path.join(publicDir, "robots.txt"), robotsTxt(config.siteMetadata.siteUrl));
  const site = JSON.parse(await readFile("data/site.json", "utf8"));
  await writeFile(path.join(publicDir, "manifest.webmanifest"), webManifest(site));
  // For e2e/html/example-queries.test.ts.
  await writeFile(".cache/schema.graphql", printSchema(schema));
};
