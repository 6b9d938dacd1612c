import { problemIn } from "./document";
import { quote } from "./dutch";
import type { Uses } from "./fill";
import type { ContentProblem } from "./problem";

/** An amount, a percentage, or a number above a thousand. */
const FIGURE = /€ ?\d[\d.,]*|\d+ ?%|\b\d{1,3}\.\d{3}\b/;

/** Warns of figures typed in copy instead of written as a token of data/facts.json. */
export const checkTypedFigures = ({ texts }: Uses): ContentProblem[] =>
  texts
    .filter(({ part }) => part.typeName !== "Fact")
    .flatMap(({ part, written, at }) => {
      const figure = FIGURE.exec(written)?.[0];
      const advice = "is hier getypt; zet het cijfer in data/facts.json en schrijf hier de naam tussen accolades";
      return figure ? [problemIn(part.document, at(), `${quote(figure)} ${advice}`)] : [];
    });
