import { problemIn } from "./document";
import { quote } from "./dutch";
import type { ShownText, Uses } from "./fill";
import type { Part } from "./part";
import type { ContentProblem } from "./problem";
import { sentencesOf, wordsOf } from "./sentences";

/** Content that the site itself shows on several pages, and descriptions that no visitor sees. */
const SHARED: ReadonlySet<string> = new Set(["Fact", "Navigation", "EmbedTexts"]);

/** Shorter sentences may well be the same by chance. */
const LONGEST_FREE = 8;

/** What a text belongs to: a page, or an entry of shared content. */
const ownerOf = ({ page, document, label }: Part): string => page ?? `${document.file} ${label([])}`;

/** Warns of sentences that stand on two pages: visitors and search engines want each page to have its own. */
export const checkRepetition = ({ texts }: Uses): ContentProblem[] => {
  const first = new Map<string, ShownText>();
  return texts
    .filter(({ part }) => !SHARED.has(part.typeName))
    .flatMap((shown) =>
      sentencesOf(shown.text).flatMap((sentence): ContentProblem[] => {
        const words = wordsOf(sentence);
        const key = words.join(" ");
        const earlier = first.get(key);
        if (words.length <= LONGEST_FREE || !earlier) {
          first.set(key, shown);
          return [];
        }
        if (ownerOf(earlier.part) === ownerOf(shown.part)) {
          return [];
        }
        const place = `${earlier.part.document.file}:${earlier.at().line}`;
        const message = `${quote(sentence)} staat ook in ${place}; schrijf op elke pagina een eigen zin`;
        return [problemIn(shown.part.document, shown.at(), message)];
      }),
    );
};
