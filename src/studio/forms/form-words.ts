import type { z } from "zod";
import { asObject } from "../../content/check/as-object";
import { componentNamed } from "../../content/check/markdown-fault";
import { metaOf } from "../../content/model/field-types";
import { CONTENT_TYPES } from "../../content/model/registry";
import { SECTION_TYPES } from "../../content/model/sections/section";
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

/**
 * Names from files in a message, of blocks, buttons and fields, to replace by the labels of forms. Names that are Dutch
 * words stay, and so does what was typed.
 */
const NAMES = new RegExp(
  `^“[^”]*”(?! (?:toont|beschrijft))|“[^”]*\\s[^”]*”|(?<=anker |bedoel je )“[^”]*”|(?<![/{.#-])\\b(?:primary|secondary|sample|decided|value|format|from|until|date|${SECTION_TYPES.map(({ shape }) => shape.type.value).join("|")}|[a-z]+[A-Z][A-Za-z]+)\\b(?![/-]|\\.\\w)`,
  "g",
);

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
    .replace(/^(is leeg|ontbreekt); toegestaan: [\w-]+(?:, [\w-]+)+(?: \([^)]*\))?$/, "$1; kies er een")
    .replace(/^(is leeg|ontbreekt); toegestaan: een bestand in content\/images.*/, "$1; kies een afbeelding")
    .replace(/^(ligt voor [^(]+) \(.*/, "$1; kies een latere dag")
    .replace("zet sample op false", "zet “Voorbeeld” uit")
    .replace("Zet daarna decided op true", "Zet daarna “Besloten” aan")
    .replace("een primary-knop", "een hoofdknop")
    .replace("onbekend token", "onbekend feit")
    .replace("(met de tokens ingevuld)", "(met de feiten ingevuld)")
    .replace("zie data/facts.json en data/site.json", "typ { en kies er een")
    .replace(/ is tekst bij format .*/, " is geen getal; typ alleen het getal, zoals 3.100")
    .replace("is een getal; toegestaan: een heel getal", "is geen heel getal; toegestaan: een getal zonder komma")
    .replace("met een getal als value", "met een getal als “Waarde”")
    .replace("secondary of text", "secondary of Tekstlink")
    .replaceAll(/\b(?:data|content)\/[\w/-]+\.(?:json|mdx)(?::\d+)*/g, (file) => nameOfFile(file.replace(/:.*/, "")))
    .replace(/ \(src\/[^)]*\)/, "")
    .replace(NAMES, (name) => (words?.has(name) ? `“${words.get(name)}”` : name))
    .replace(/^“-?[\d.]+” is (?:te hoog|te laag|geen heel getal);.*/, (sizes) => sizes.replaceAll(".", ","))
    .replaceAll(/“{2}|”{2}/g, (twice) => twice.charAt(0));
};
