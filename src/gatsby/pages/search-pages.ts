import type { SearchPage } from "../../publish/search/build-index";
import type { pageText } from "../../publish/search/page-text";
import type { PageInput } from "./make-page";

type PageText = ReturnType<typeof pageText>;

const QUESTION_WEIGHT = 0.8;

/** Letters of an answer that a result shows. */
const SHOWN_ANSWER = 160;

const firstWords = (text: string): string =>
  text.length > SHOWN_ANSWER ? `${text.slice(0, text.lastIndexOf(" ", SHOWN_ANSWER))} …` : text;

const questionEntry = (page: SearchPage, { anchor, question, answer }: PageText["questions"][number]): SearchPage => ({
  path: `${page.path}#${anchor}`,
  title: question,
  description: firstWords(answer),
  headings: [],
  language: page.language,
  group: page.title,
  weight: page.weight * QUESTION_WEIGHT,
  text: answer,
});

/**
 * The pages that the sitemap lists, as the index takes them, each followed by its questions.
 *
 * @param read what stands on a built page
 */
export const searchPages = async (
  pages: readonly Pick<PageInput, "path" | "search" | "context">[],
  read: (path: string) => Promise<PageText>,
): Promise<SearchPage[]> => {
  const found = await Promise.all(
    pages.map(async ({ path: address, search, context: { title, description, language, robots } }) => {
      if (!search || robots !== "index") return [];
      const { words = [], ...kind } = search;
      const { questions, headings, text } = await read(address);
      const entry = { path: address, title, description, language, ...kind, headings: [...headings, ...words], text };
      return [entry, ...questions.map((question) => questionEntry(entry, question))];
    }),
  );
  return found.flat();
};
