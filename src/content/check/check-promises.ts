import { tokensIn } from "../../lib/tokens";
import { asObject } from "./as-object";
import { problemIn } from "./document";
import { quote } from "./dutch";
import type { Uses } from "./fill";
import type { ContentPart } from "./part";
import type { ContentProblem } from "./problem";
import { sentencesOf } from "./sentences";

interface Promised {
  token: string;
  figures: readonly string[];
}

/** Promises: facts in words with figures, such as “meer dan {succes.percentage} binnen {succes.sessies} sessies”. */
const promisesIn = (parts: readonly ContentPart[]): Promised[] =>
  parts
    .filter(({ typeName }) => typeName === "Fact")
    .map(({ value }) => asObject(value))
    .map(({ token, value }) => ({
      token: String(token),
      figures: typeof value === "string" ? tokensIn(value).map(({ name }) => name) : [],
    }))
    .filter(({ figures }) => figures.length > 1);

/** Leaves out labels, such as “90% in 2 sessies”. */
const isSentence = (text: string): boolean => /[.!?…]["”’)]*$/.test(text);

/** Warns of sentences that give a promise's figures in words of their own. */
export const checkPromises = (parts: readonly ContentPart[], { texts }: Uses): ContentProblem[] => {
  const promises = promisesIn(parts);
  return texts
    .filter(({ part }) => part.typeName !== "Fact" && part.language === "nl")
    .flatMap(({ part, written, at }) =>
      sentencesOf(written)
        .filter(isSentence)
        .flatMap((sentence) => {
          const used = new Set(tokensIn(sentence).map(({ name }) => name));
          return promises
            .filter(({ figures }) => figures.every((name) => used.has(name)))
            .map(({ token }) => {
              const message = `${quote(sentence)} vertelt in andere woorden wat {${token}} zegt; schrijf hier {${token}}`;
              return problemIn(part.document, at(), message);
            });
        }),
    );
};
