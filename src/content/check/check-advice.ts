import { sentencesOf } from "../../lib/sentences";
import { today } from "../../lib/today";
import { tokensIn } from "../../lib/tokens";
import { asObject, textAt } from "./as-object";
import type { ContentProblem } from "./document";
import { quote } from "./dutch";
import type { ShownText, Uses } from "./fill";
import { type ContentPart, problemAt } from "./part";
import { sectionsIn } from "./site-index";
import { TOKEN_TYPES, type TokenSource } from "./token-source";
import { SITE_TOKEN_NAMES } from "./token-table";

/** An amount, a percentage, or a number above a thousand. */
const FIGURE = /€ ?\d[\d.,]*|\d+ ?%|\b\d{1,3}\.\d{3}\b/;

/** Figures typed in copy instead of written as a token of data/facts.json. */
const typedFigures = ({ part, written }: ShownText): string[] => {
  const figure = part.typeName === "Fact" ? undefined : FIGURE.exec(written)?.[0];
  const advice = "is hier getypt; zet het cijfer in data/facts.json en schrijf hier de naam tussen accolades";
  return figure ? [`${quote(figure)} ${advice}`] : [];
};

const withoutSpaces = (text: string): string => text.replaceAll(/[\s()-]/g, "").toLowerCase();

/** A telephone number or mail address typed in copy instead of written as a token of data/site.json. */
const typedContact = ({ part, written }: ShownText, { table }: TokenSource): string[] =>
  (TOKEN_TYPES.has(part.typeName) ? [] : ["phone", "email"]).flatMap((name) => {
    const own = (table.get(name)?.nl ?? "").replaceAll("\u00a0", " ");
    const isTyped = own !== "" && withoutSpaces(written).includes(withoutSpaces(own));
    return isTyped ? [`${quote(own)} is hier getypt; schrijf {${name}}, dan verandert het mee`] : [];
  });

/** Facts in Dutch words, such as “2 tot 4 weken”, in copy that visitors read in English. */
const dutchFacts = ({ part, written }: ShownText, { table }: TokenSource): string[] =>
  (part.language === "en" ? tokensIn(written) : [])
    .filter(({ name }) => !SITE_TOKEN_NAMES.has(name) && /[a-z]{2}/.test(table.get(name)?.en ?? ""))
    .map(({ raw, name }) => {
      const advice = "in het Nederlands; schrijf dit op een Engelse pagina in het Engels";
      return `${quote(raw)} wordt ${quote(table.get(name)?.en ?? "")}, ${advice}`;
    });

/** Content that the site itself repeats, and descriptions that no visitor sees. */
const SHARED: ReadonlySet<string> = new Set(["Fact", "Navigation", "EmbedTexts"]);

const WORD = /[\p{L}\p{N}]+(?:[.,'’-]?[\p{L}\p{N}]+)*/gu;

/** Sentences of at most this many words may repeat by chance. */
const LONGEST_FREE = 8;

/** The page that a text belongs to, or the entry of shared content. */
const ownerOf = ({ page, document, at }: ContentPart): string => page ?? `${document.file} ${at([]).label}`;

/**
 * A function that names the sentences of a text that occur on a page it was given before: search engines want unique
 * text. A fact written out counts as its token, so a promise may be repeated.
 */
const repetitions = () => {
  const first = new Map<string, ShownText>();
  return (shown: ShownText): string[] =>
    (SHARED.has(shown.part.typeName) ? [] : sentencesOf(shown.written)).flatMap((sentence) => {
      const words = sentence.toLowerCase().match(WORD) ?? [];
      const key = words.join(" ");
      const earlier = first.get(key);
      if (words.length <= LONGEST_FREE || !earlier) {
        first.set(key, shown);
        return [];
      }
      const place = `${earlier.part.document.file}:${earlier.at().line}`;
      return ownerOf(earlier.part) === ownerOf(shown.part)
        ? []
        : [`${quote(sentence)} staat ook in ${place}; schrijf op elke pagina een eigen zin`];
    });
};

/** Grounds that a page has in one block at most, besides its opening and its closing (the labels of `tone`). */
const grounds = (part: ContentPart): ContentProblem[] =>
  (part.typeName === "Page" ? ["petrol", "apricot"] : []).flatMap((ground) =>
    sectionsIn(part.value)
      .flatMap(({ tone }, index) => (index > 0 && tone === ground ? [["sections", index, "tone"]] : []))
      .slice(1)
      .map((path) => problemAt(part, path, "deze kleur heeft een blok erboven al; kies voor dit blok Wit of Zand")),
  );

/** Articles dated in the future, which are published at once, and a notice that nobody sees any more. */
const days = (part: ContentPart): ContentProblem[] => {
  const { typeName, value } = part;
  const { text, until } = asObject(value);
  if (typeName === "Notice" && text && typeof until === "string" && until < today()) {
    return [problemAt(part, ["until"], "is voorbij; de mededeling is niet meer te zien, haal de tekst weg")];
  }
  const message = "ligt in de toekomst; het artikel wacht daar niet op en komt meteen online";
  return (typeName === "Article" ? ["date", "dateModified"] : [])
    .filter((field) => textAt(value, [field]) > today())
    .map((field) => problemAt(part, [field], message));
};

/**
 * Warns of what is valid but surely not meant: copy with typed figures and contact details, facts in the other language,
 * repeated sentences, days gone by, loud grounds twice.
 */
export const checkAdvice = (parts: readonly ContentPart[], uses: Uses, tokens: TokenSource): ContentProblem[] => {
  const reportRepeats = repetitions();
  const messagesOf = (shown: ShownText) => [
    ...reportRepeats(shown),
    ...typedFigures(shown),
    ...typedContact(shown, tokens),
    ...dutchFacts(shown, tokens),
  ];
  return [
    ...uses.texts.flatMap((shown) =>
      messagesOf(shown).map((message) => ({ file: shown.part.document.file, ...shown.at(), message })),
    ),
    ...parts.flatMap((part) => [...days(part), ...grounds(part)]),
  ];
};
