import { z } from "zod";
import { componentNamed } from "../../content/check/markdown-fault";
import { metaOf } from "../../content/model/field-types";
import { fieldsOf } from "../../content/model/fields";
import { CONTENT_TYPES } from "../../content/model/registry";
import { componentLabel, labelOf } from "./names";
import { nameOfFile } from "./place";

const words = new Map<string, string>();

/** What a schema's fields, blocks or choices are called in forms, by their names in files. */
const wordsOf = (schema: unknown): (readonly [name: string, word: string])[] => {
  if (schema instanceof z.ZodEnum) {
    return Object.entries(metaOf(schema).labels ?? {});
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const options = schema.options as z.ZodObject[];
    return options.map((option) => [(option.shape.type as z.ZodLiteral<string>).value, labelOf(option)]);
  }
  return schema instanceof z.ZodObject ? fieldsOf(schema).map(({ key, meta }) => [key, meta.label || key]) : [];
};

const keepWords = ({ zodSchema }: { zodSchema: unknown }): void => {
  for (const [name, word] of wordsOf(zodSchema)) {
    words.set(name, word);
  }
};

/** Names in a message that are no Dutch: of blocks, of buttons, of fields; Dutch words that are names too stay. */
const NAMES =
  /(?<![/{.#-])\b(?:primary|secondary|sample|decided|value|format|from|until|date|hero|faq|prose|stats|proof|search|outcome|comparison|reviews|testimonials|embed|[a-z]+[A-Z][A-Za-z]+)\b(?![/-]|\.\w)/g;

/** A message of the check with the words of the forms in place of those of the files. */
export const inFormWords = (message: string): string => {
  if (words.size === 0) {
    for (const { schema } of CONTENT_TYPES) {
      // Which comes past every schema in this one.
      z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override: keepWords });
    }
  }
  return message
    .replace(/^<(\w+)> (\w+):/, (_tag, name: string, key: string) => {
      const field = componentNamed(name)?.attributes.shape[key];
      return `${componentLabel(name)} › ${field ? labelOf(field as z.ZodType) : key}:`;
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
    .replace(NAMES, (name) => (words.has(name) ? `“${words.get(name)}”` : name))
    .replace(/^“-?[\d.]+” is te (?:hoog|laag);.*/, (sizes) => sizes.replaceAll(".", ","))
    .replaceAll(/“{2}|”{2}/g, (twice) => twice.charAt(0));
};
