import { z } from "zod";
import { choice, copy, type Doc, documented, objectType, slug } from "../kinds";

const anchor = () =>
  slug([
    "Anker",
    "Naam waarnaar gelinkt kan worden, bijvoorbeeld formulier",
    "Id of the section, for links such as /contact#formulier",
  ]).optional();

const tone = () =>
  choice("Tone", ["Achtergrond", "Achtergrondkleur van het blok", "Background of the section"], {
    sand: "Zand",
    paper: "Wit",
    mist: "Lichtgroen",
    petrol: "Petrol",
  }).default("sand");

/** Optional heading and introduction that most sections start with. */
export const heading = () => ({
  title: copy(["Kop", "Kop van het blok", "Heading (h2)"], { max: 110 }),
  intro: copy(["Inleiding", "Inleiding onder de kop", "Introduction under the heading"], { max: 500 }).optional(),
});

/** For sections that only some visitors read: a phone shows the heading and the introduction, the rest folds. */
export const fold = () =>
  copy(
    [
      "Inklappen",
      "Op een telefoon staat de inhoud dicht onder deze woorden; laat het leeg als iedereen de inhoud moet zien",
      "Words that unfold the content on a phone; elsewhere it is open",
    ],
    { max: 60 },
  ).optional();

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
    type: z.literal(type).meta(documented(["Soort", "Soort blok", "Type of the section"])),
    anchor: anchor(),
    tone: tone(),
    ...shape,
  });
