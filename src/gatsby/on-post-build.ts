import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeWhole } from "../lib/write-whole";
import { robotsTxt } from "../seo/robots-txt";
import { webManifest } from "../seo/web-manifest";
import { runExampleQueries } from "./example-queries";
import { publishFeed } from "./publish-feed";
import { publishSearch } from "./publish-search";
import { socialImagesMade } from "./social-images";

/** What is left to do when every page is written; the hosting adapter comes after it. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { graphql, reporter, store } = args;
  const { config } = store.getState() as { config: { siteMetadata: { siteUrl: string } } };
  const publicDir = path.resolve("public");
  const timer = reporter.activityTimer("social images");
  timer.start();
  const { total, added } = await socialImagesMade();
  timer.setStatus(`${total} images, ${added} new`);
  timer.end();
  await publishFeed(args, publicDir);
  await publishSearch(args, publicDir);
  await writeWhole(path.join(publicDir, "robots.txt"), robotsTxt(config.siteMetadata.siteUrl));
  const site = JSON.parse(await readFile("data/site.json", "utf8"));
  await writeWhole(path.join(publicDir, "manifest.webmanifest"), webManifest(site));
  await runExampleQueries(graphql, reporter);
};
