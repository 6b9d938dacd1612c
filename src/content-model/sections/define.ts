import { z } from "zod";
import { choice, copy, type Doc, objectType, slug } from "../kinds";

const anchor = () =>
  slug({
    en: "Id of the section, for links such as /contact#formulier",
    nl: "Naam waarnaar gelinkt kan worden, bijvoorbeeld formulier",
  }).optional();

const tone = () =>
  choice("Tone", ["sand", "paper", "mist", "petrol"], {
    en: "Background of the section",
    nl: "Achtergrond van het blok",
  }).default("sand");

/** Optional heading and introduction that most sections start with. */
export const heading = () => ({
  title: copy({ en: "Heading (h2)", nl: "Kop van het blok" }, { max: 110 }),
  intro: copy({ en: "Introduction under the heading", nl: "Inleiding onder de kop" }, { max: 500 }).optional(),
});

/**
 * Declares one section type.
 *
 * @param type value of the `type` key in the JSON, camelCase
 * @param doc what the section shows, in English and Dutch
 * @param shape the fields besides `type`, `anchor` and `tone`
 * @returns an object schema whose GraphQL type is `<Type>Section`
 */
export const section = <Type extends string, T extends z.core.$ZodLooseShape>(type: Type, doc: Doc, shape: T) =>
  objectType(`${type.charAt(0).toUpperCase()}${type.slice(1)}Section`, doc, {
    type: z.literal(type).meta({ description: "Type of the section", nl: "Soort blok" }),
    anchor: anchor(),
    tone: tone(),
    ...shape,
  });
