import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import nodePath from "node:path";
import { path } from "../content/model/field-types";
import { sitemapOptions } from "../gatsby/sitemap-options";
import { rssFeed } from "../publish/feed/feed";
import { asInXml, hostileTexts, tries, xmlOf } from "./hostile";

const SITE = "https://site.example";

/** The part of gatsby-plugin-sitemap that writes files. */
interface SitemapPlugin {
  onPostBuild: (api: object, options: object) => Promise<void>;
}

const { onPostBuild } = jest.requireActual<SitemapPlugin>("gatsby-plugin-sitemap/gatsby-node");

const stop = (message: string, error?: Error): never => {
  throw error ?? new Error(message);
};

/** Defaults of the plugin. */
const DEFAULTS = {
  output: "/",
  entryLimit: 45_000,
  excludes: [],
  resolveSiteUrl: () => SITE,
  filterPages: () => false,
};

/** Files of the plugin for pages with these paths, the index first. */
const sitemapOf = async (paths: readonly string[]): Promise<string[]> => {
  const pageContext = { robots: "index", article: { modified: "2025-01-22" } };
  const data = {
    site: { siteMetadata: { siteUrl: SITE } },
    allSitePage: { nodes: paths.map((one) => ({ path: one, pageContext })) },
  };
  const api = {
    graphql: async () => ({ data }),
    reporter: { panic: stop, verbose: () => undefined },
    basePath: "",
    pathPrefix: "",
  };
  await onPostBuild(api, { ...DEFAULTS, ...sitemapOptions(SITE) });
  return ["sitemap-index.xml", "sitemap-0.xml"].map((file) => readFileSync(nodePath.join("public", file), "utf8"));
};

const addressesIn = (xml: string): string[] =>
  [...xmlOf(xml).getElementsByTagName("loc")].map(({ textContent }) => textContent ?? "");

describe("sitemap, as the plugin writes it", () => {
  const before = process.cwd();
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(nodePath.join(os.tmpdir(), "sitemap-"));
    process.chdir(folder);
  });
  afterAll(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });

  it("is well-formed, and holds each page of this site once", async () => {
    const model = path(["x", "x", "x"]);
    const texts = hostileTexts();
    const words = texts.map((text) =>
      text
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, "-")
        .replaceAll(/^-|-$/g, ""),
    );
    const paths = [...new Set([...texts, ...words].map((text) => `/${text}`))];
    const taken = paths.filter((text) => model.safeParse(text).success);
    expect(taken.length).toBeGreaterThan(texts.length / 10);

    const [index = "", pages = ""] = await sitemapOf(paths);
    expect(addressesIn(index)).toEqual([`${SITE}/sitemap-0.xml`]);
    const listed = addressesIn(pages);
    expect(listed.filter((address) => new URL(address).origin !== SITE)).toEqual([]);
    expect(listed).toHaveLength(paths.length);
    expect(taken.filter((one) => !listed.includes(`${SITE}${one}`))).toEqual([]);
    expect(xmlOf(pages).querySelectorAll("url > *")).toHaveLength(2 * paths.length);
  });
});

const CHANNEL = { siteUrl: SITE, listPath: "/blog" };

it("feed: well-formed with the same texts, whatever stands in the channel and its articles", () => {
  tries((text) => {
    const item = { path: `/${text}`, title: text, excerpt: text, author: text, category: text };
    const items = [item, { ...item, path: "/blog/a", date: "2025-01-22" }];
    const feed = xmlOf(rssFeed({ ...CHANNEL, title: text, description: text }, items));
    const textsOf = (name: string) => [...feed.getElementsByTagName(name)].map(({ textContent }) => textContent);
    const same = asInXml(text);
    expect(textsOf("title")).toEqual([same, same, same]);
    expect(textsOf("description")).toEqual([same, same, same]);
    for (const name of ["dc:creator", "category"]) {
      expect(textsOf(name)).toEqual([same, same]);
    }
    expect(feed.querySelectorAll("item > *")).toHaveLength(6 + 7);
    expect(feed.querySelectorAll("channel > *")).toHaveLength(8);
  });
});
