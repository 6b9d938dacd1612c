import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { INDEX_FILE, type Meaning } from "../features/search/index-format";
import { buildIndex, type SearchPage } from "../publish/search/build-index";
import { type PageQuestion, pageText } from "../publish/search/page-text";
import type { PageContext } from "./pages/page-input";
import { readPage } from "./read-page";

const QUERY = `{
  allSitePage { nodes { path pageContext } }
  allCity { nodes { path serviceAreas { places } } }
  allArticle { nodes { path } }
  allLegalPage { nodes { path } }
  allPage { nodes { path group } }
  allSearchWord { nodes { typed means } }
}`;

interface Data {
  allSitePage: {
    nodes: { path: string; pageContext: Pick<PageContext, "title" | "description" | "language" | "robots"> }[];
  };
  allCity: { nodes: { path: string; serviceAreas: { places: string[] } }[] };
  allArticle: { nodes: { path: string }[] };
  allLegalPage: { nodes: { path: string }[] };
  allPage: { nodes: { path: string; group: string }[] };
}

/** Group on the sitemap of a family, and its weight; pages made of sections, which answer questions best, count for 1. */
const FAMILIES = {
  allLegalPage: { place: "legal", weight: 0.3 },
  allArticle: { place: "articles", weight: 0.6 },
  allCity: { place: "cities", weight: 0.8 },
} as const;

const QUESTION_WEIGHT = 0.8;

/** Letters of an answer that a result shows. */
const SHOWN_ANSWER = 160;

const kindsOf = (data: Data): ReadonlyMap<string, Pick<SearchPage, "place" | "weight">> =>
  new Map<string, Pick<SearchPage, "place" | "weight">>([
    ...data.allPage.nodes.map(({ path: page, group }) => [page, { place: group, weight: 1 }] as const),
    ...(Object.keys(FAMILIES) as (keyof typeof FAMILIES)[]).flatMap((family) =>
      data[family].nodes.map(({ path: page }) => [page, FAMILIES[family]] as const),
    ),
  ]);

const firstWords = (text: string): string =>
  text.length > SHOWN_ANSWER ? `${text.slice(0, text.lastIndexOf(" ", SHOWN_ANSWER))} …` : text;

const questionEntry = (page: SearchPage, { anchor, question, answer }: PageQuestion): SearchPage => ({
  path: `${page.path}#${anchor}`,
  title: question,
  description: firstWords(answer),
  headings: [],
  language: page.language,
  place: page.title,
  weight: page.weight * QUESTION_WEIGHT,
  text: answer,
});

/**
 * The pages that the sitemap lists, as the index takes them, each followed by its questions.
 *
 * @param read what stands on a built page
 */
export const searchPages = async (
  data: Data,
  read: (path: string) => Promise<ReturnType<typeof pageText>>,
): Promise<SearchPage[]> => {
  // The texts of city pages are too similar to search.
  const cities = new Map(data.allCity.nodes.map((city) => [city.path, [city.serviceAreas.places.join(", ")]]));
  const kinds = kindsOf(data);
  const listed = data.allSitePage.nodes.filter(({ pageContext: { robots } }) => robots === "index");
  const found = await Promise.all(
    listed.map(async ({ path: page, pageContext: { title, description, language } }) => {
      const places = cities.get(page);
      const { questions, ...parts } = places ? { headings: places, questions: [] } : await read(page);
      const entry = {
        path: page,
        title,
        description,
        language,
        ...(kinds.get(page) ?? { place: "main", weight: 1 }),
        ...parts,
      };
      return [entry, ...questions.map((question) => questionEntry(entry, question))];
    }),
  );
  return found.flat();
};

/** Writes the index of all pages that the sitemap lists, with what stands on the built pages. */
export const publishSearch = async ({ graphql, reporter }: BuildArgs, publicDir: string): Promise<void> => {
  const { data, errors } = await graphql<Data & { allSearchWord: { nodes: Meaning[] } }>(QUERY);
  if (errors || !data) {
    reporter.panicOnBuild("De pagina's voor de zoekfunctie konden niet worden opgevraagd.", errors);
    return;
  }
  const pages = await searchPages(data, async (page) => pageText(await readPage(publicDir, page)));
  await writeFile(path.join(publicDir, INDEX_FILE), buildIndex(pages, data.allSearchWord.nodes));
};
