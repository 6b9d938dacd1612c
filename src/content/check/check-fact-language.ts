import { tokensIn } from "../../lib/tokens";
import { problemIn } from "./document";
import { quote } from "./dutch";
import type { Uses } from "./fill";
import type { ContentProblem } from "./problem";
import type { TokenSource } from "./token-source";

/** Warns of facts in Dutch words, such as “2 tot 4 weken”, in copy that visitors read in English. */
export const checkFactLanguage = ({ texts }: Uses, { table, siteNames }: TokenSource): ContentProblem[] =>
  texts
    .filter(({ part }) => part.language === "en")
    .flatMap(({ part, written, at }) =>
      tokensIn(written)
        .filter(({ name }) => !siteNames.has(name) && /[a-z]{2}/.test(table.get(name)?.en ?? ""))
        .map(({ raw, name }) =>
          problemIn(
            part.document,
            at(),
            `${quote(raw)} wordt ${quote(table.get(name)?.en ?? "")}, in het Nederlands; schrijf dit op een Engelse pagina in het Engels`,
          ),
        ),
    );
