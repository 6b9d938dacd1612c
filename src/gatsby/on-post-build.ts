import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { type GraphQLSchema, printSchema } from "gatsby/graphql";
import { robotsTxt } from "../publish/seo/robots-txt";
import { webManifest } from "../publish/seo/web-manifest";
import { writeWhole } from "../publish/write-whole";
import { publishFeed } from "./publish-feed";
import { publishSearch } from "./publish-search";
import { socialImagesMade } from "./social-images";

/** Gatsby API, after every page is written: feed, search index, robots.txt, manifest; the hosting adapter follows. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { config, schema } = args.store.getState() as {
    config: { siteMetadata: { siteUrl: string } };
    schema: GraphQLSchema;
  };
  const publicDir = path.resolve("public");
  await socialImagesMade();
  await publishFeed(args, publicDir);
  await publishSearch(args, publicDir);
  await writeWhole(path.join(publicDir, "robots.txt"), robotsTxt(config.siteMetadata.siteUrl));
  const site = JSON.parse(await readFile("data/site.json", "utf8"));
  await writeWhole(path.join(publicDir, "manifest.webmanifest"), webManifest(site));
  // For e2e/html/example-queries.test.ts.
  await writeFile(".cache/schema.graphql", printSchema(schema));
};
