import { z } from "zod";
import { asObject } from "../../content/check/as-object";
import { BODY_FIELD, type DataPath } from "../../content/check/document";
import { languageIn } from "../../content/check/page-path";
import { tokenSource } from "../../content/check/token-source";
import { walk } from "../../content/check/walk";
import type { ContentType } from "../../content/model/registry";
import { interpolate, type TokenTable } from "../../lib/tokens";
import { siteDocuments, siteEntries } from "../folder/site-files";
import { fileSchema, formPath } from "../formats/format";
import { nameOfFile, placeOf } from "../forms/place";

/** A text without case, accents and kinds of quotation marks and spaces; each character stays in its place. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .replaceAll(/[‘’“”"]/g, "'")
    .replaceAll(/\s/g, " ")
    .toLowerCase();

/** Words as they are compared: folded, and without marks of Markdown and amounts. */
export const plain = (text: string): string =>
  folded(text.replaceAll(/\]\([^)]*\)|[[*_]|€\s*|(?<=\d)[.,](?=\d{3})/g, "")).replaceAll(/ +/g, " ");

/** Where words begin in a text with tokens and markup, as far as that can be told; undefined if it cannot. */
export const placeOfWords = (raw: string, words: string): number | undefined => {
  const [text, asked] = [folded(raw), folded(words).trim().split(/ +/)];
  const places = asked.map((_, less) => text.indexOf(asked.slice(0, asked.length - less).join(" ")));
  return places.find((place) => place >= 0);
};

/** The texts that a file holds: each as visitors read it, and `raw` as it is written, with tokens. */
export const textsOf = (type: ContentType, whole: unknown, table: TokenTable) => {
  const found: { path: DataPath; raw: string }[] = [];
  walk(fileSchema(type), whole, {
    object: (typeName, { token }, path) => {
      if (typeName === "Fact") {
        found.push({ path: [...path, "value"], raw: `{${token}}` });
      } else if (typeName === "OpeningHours") {
        found.push({ path: [...path, "opens"], raw: "{openingHours}" });
      }
    },
    text: ({ value, path, schema }) => {
      const isOwnFigure = type.name === "Fact" && path.at(-1) === "value";
      if (!(isOwnFigure || schema instanceof z.ZodEnum)) {
        found.push({ path, raw: value });
      }
      return value;
    },
  });
  return found.map((one) => ({ ...one, text: interpolate(one.raw, table, languageIn(whole)) }));
};

/** The facts as visitors read them. */
export const tokenTable = (): TokenTable => tokenSource(siteEntries()).table;

/** All texts of the site: each with its field and the Dutch names on the way to it, and the words by which it is found. */
export const siteTexts = () => {
  const table = tokenTable();
  return siteDocuments().flatMap(({ type, file, data, body }) => {
    const name = nameOfFile(file);
    const whole = body ? { ...asObject(data), [BODY_FIELD]: body.text.trim() } : data;
    return textsOf(type, whole, table).map(({ path, ...text }) => {
      const place = placeOf(type, data, path);
      const words = plain(`${name} ${place} ${text.text}`);
      return { ...text, file, path: formPath(type, path), place, words };
    });
  });
};

type SiteText = ReturnType<typeof siteTexts>[number];

/** Files of what is told on many pages: it is changed there. */
const SOURCES: readonly string[] = ["data/facts.json", "data/site.json"];

/**
 * Texts in which all words are, those with the words in one piece first, and facts before where they are used. Words for
 * the search of the site, which visitors do not see, come last.
 */
export const findTexts = (texts: readonly SiteText[], asked: string): SiteText[] => {
  // The site puts marks around quotes that their texts do not have.
  const phrase = plain(asked).trim().replaceAll(/^'|'$/g, "");
  const asks = phrase.split(" ");
  const rank = ({ file, text, raw, place, words }: SiteText): number => {
    if (!(raw.includes(asked) || asks.every((word) => words.includes(word)))) {
      return 0;
    }
    if (file === "data/search-words.json") {
      return 1;
    }
    const inText = raw.includes(asked) || plain(text).includes(phrase);
    return (inText ? 4 : 1) + (plain(place).includes(phrase) ? 2 : 0) + (SOURCES.includes(file) ? 1 : 0);
  };
  return texts
    .map((text) => ({ text, rank: rank(text) }))
    .filter((found) => found.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ text }) => text);
};

/** Names of what uses a fact. */
export const usesOf = (texts: readonly SiteText[], token: string): string[] => {
  const uses = texts.filter(({ raw, file }) => raw.includes(token) && file !== "data/facts.json");
  return [...new Set(uses.map(({ file }) => file))].map((file) => nameOfFile(file));
};
