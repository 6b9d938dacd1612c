import { z } from "zod";
import { metaOf } from "../../content/model/field-types";
import { MDX_COMPONENTS } from "../../content/model/mdx-components";
import { CONTENT_TYPES } from "../../content/model/registry";
import { labelOf } from "./names";
import { nameOfFile } from "./place";

const words = new Map<string, string>();

/** Keeps what a schema's fields, blocks or choices are called in forms, by their names in files. */
const keepWords = (schema: unknown): void => {
  if (schema instanceof z.ZodEnum) {
    for (const [value, label] of Object.entries(metaOf(schema).labels ?? {})) {
      words.set(value, label);
    }
  } else if (schema instanceof z.ZodDiscriminatedUnion) {
    for (const option of schema.options as z.ZodObject[]) {
      words.set((option.shape.type as z.ZodLiteral<string>).value, labelOf(option));
    }
  } else if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
      words.set(name, labelOf(field) || name);
    }
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
      z.toJSONSchema(schema, {
        io: "input",
        unrepresentable: "any",
        override: ({ zodSchema }) => keepWords(zodSchema),
      });
    }
  }
  return message
    .replace(/^<(\w+)> (\w+):/, (_tag, name: string, key: string) => {
      const { attributes } = MDX_COMPONENTS[name] ?? {};
      const field = attributes?.shape[key];
      return `${attributes ? labelOf(attributes) : name} › ${field ? labelOf(field as z.ZodType) : key}:`;
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
