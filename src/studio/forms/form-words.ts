import type { z } from "zod";
import { asObject } from "../../content/check/as-object";
import { componentNamed } from "../../content/check/markdown-fault";
import { metaOf } from "../../content/model/field-types";
import { CONTENT_TYPES } from "../../content/model/registry";
import { objectFields } from "./field";
import { nameOfFile } from "./place";

/** What fields, blocks and choices are called in a form, by their names in files. */
const wordsIn = (form: unknown): [name: string, word: string][] => {
  const { name, value = name, label } = asObject(form);
  const own: [string, string][] = label ? [[String(value), String(label)]] : [];
  const inner = typeof form === "object" ? Object.values(form ?? {}) : [];
  return [...own, ...inner.flatMap(wordsIn)];
};

let words: ReadonlyMap<string, string> | undefined;

/** Names in a message that are no Dutch: of blocks, of buttons, of fields; Dutch words that are names too stay. */
const NAMES =
  /(?<![/{.#-])\b(?:primary|secondary|sample|decided|value|format|from|until|date|hero|faq|prose|stats|proof|search|outcome|comparison|reviews|testimonials|embed|[a-z]+[A-Z][A-Za-z]+)\b(?![/-]|\.\w)/g;

/** A message of the check with the words of the forms in place of those of the files. */
export const inFormWords = (message: string): string => {
  words ??= new Map(CONTENT_TYPES.flatMap(({ schema }) => wordsIn(objectFields(schema))));
  return message
    .replace(/^<(\w+)> (\w+):/, (_tag, name: string, key: string) => {
      const { label = name, attributes } = componentNamed(name) ?? {};
      const field = attributes?.shape[key];
      return `${label} › ${field ? metaOf(field as z.ZodType).label : key}:`;
    })
    .replace(/^onbekend component (<\w+>).*/, "$1 is geen blok; kies er een onder “Blok…”")
    .replace(/gebruik <Figure .*/, "gebruik de knop “Afbeelding toevoegen”")
    .replace(/^“” is geen geldige link.*/, "deze link leidt nog nergens heen; kies een pagina")
    .replace(/^(ligt voor [^(]+) \(.*/, "$1; kies een latere dag")
    .replace("zet sample op false", "zet “Voorbeeld” uit")
    .replace("Zet daarna decided op true", "Zet daarna “Besloten” aan")
    .replace("een primary-knop", "een hoofdknop")
    .replace("zie data/facts.json en data/site.json", "typ { en kies er een")
    .replace("een getal zonder aanhalingstekens, of", "een getal, of")
    .replaceAll(/\b(?:data|content)\/[\w/-]+\.(?:json|mdx)(?::\d+)*/g, (file) => nameOfFile(file.replace(/:.*/, "")))
    .replace(/ \(src\/[^)]*\)/, "")
    .replace(NAMES, (name) => (words?.has(name) ? `“${words.get(name)}”` : name))
    .replace(/^“-?[\d.]+” is te (?:hoog|laag);.*/, (sizes) => sizes.replaceAll(".", ","))
    .replaceAll(/“{2}|”{2}/g, (twice) => twice.charAt(0));
};
