import { problemIn } from "./document";
import { quote } from "./dutch";
import type { ShownText, Uses } from "./fill";
import type { ContentPart } from "./part";
import type { ContentProblem } from "./problem";
import { sentencesOf, wordsOf } from "./sentences";

/** Content that the site itself repeats, and descriptions that no visitor sees. */
const SHARED: ReadonlySet<string> = new Set(["Fact", "Navigation", "EmbedTexts"]);

/** Sentences of at most this many words may repeat by chance. */
const LONGEST_FREE = 8;

/** The page that a text belongs to, or the entry of shared content. */
const ownerOf = ({ page, document, label }: ContentPart): string => page ?? `${document.file} ${label([])}`;

/**
 * Warns of sentences that occur on two pages: search engines want unique text. A fact written out counts as its token,
 * so a promise may be repeated.
 */
export const checkRepetition = ({ texts }: Uses): ContentProblem[] => {
  const first = new Map<string, ShownText>();
  return texts
    .filter(({ part }) => !SHARED.has(part.typeName))
    .flatMap((shown) =>
      sentencesOf(shown.written).flatMap((sentence): ContentProblem[] => {
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
