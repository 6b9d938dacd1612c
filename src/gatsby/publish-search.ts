import path from "node:path";
import type { BuildArgs } from "gatsby";
import { writeWhole } from "../lib/write-whole";
import { buildIndex, type SearchPage } from "../search/build-index";
import { INDEX_FILE } from "../search/index-format";
import { pageText } from "../search/page-text";
import { pageReader } from "./page-reader";
import type { PageContext } from "./pages/page-input";

const QUERY = "{ allSitePage { nodes { path pageContext } } allCity { nodes { path serviceAreas { places } } } }";

interface Data {
  allSitePage: {
    nodes: { path: string; pageContext: Pick<PageContext, "title" | "description" | "language" | "robots"> }[];
  };
  allCity: { nodes: { path: string; serviceAreas: { places: string[] } }[] };
}

/** With more cities, each is found by its title and not by the places around it: the index stays small enough for a phone. */
const CITIES_IN_FULL = 60;

/** What the index knows of the cities, by path: their pages are alike in what people search for. */
const cityParts = ({ nodes }: Data["allCity"]): ReadonlyMap<string, Partial<SearchPage>> =>
  new Map(
    nodes.map(({ path: city, serviceAreas: { places } }) => [
      city,
      nodes.length > CITIES_IN_FULL ? { description: "" } : { headings: [places.join(", ")] },
    ]),
  );

/**
 * The pages that the sitemap lists, as the index takes them.
 *
 * @param textOf what stands on a built page
 */
export const searchPages = (
  { allSitePage, allCity }: Data,
  textOf: (path: string) => Promise<ReturnType<typeof pageText>>,
): Promise<SearchPage[]> => {
  const cities = cityParts(allCity);
  const listed = allSitePage.nodes.filter(({ pageContext: { robots } }) => robots === "index");
  return Promise.all(
    listed.map(async ({ path: page, pageContext: { title, description, language } }) => ({
      path: page,
      title,
      description,
      language,
      headings: [],
      ...(cities.get(page) ?? (await textOf(page))),
    })),
  );
};

/** Writes the index of all pages that the sitemap lists, with what stands on the built pages. */
export const publishSearch = async ({ graphql, reporter, cache }: BuildArgs, publicDir: string): Promise<void> => {
  const { data, errors } = await graphql<Data>(QUERY);
  if (errors || !data) {
    reporter.panicOnBuild("De pagina's voor de zoekfunctie konden niet worden opgevraagd.", errors);
    return;
  }
  const pages = await searchPages(data, pageReader(cache, publicDir, "text", pageText));
  await writeWhole(path.join(publicDir, INDEX_FILE), buildIndex(pages));
};
