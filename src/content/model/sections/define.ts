import { z } from "zod";
import { choice, copy, type Labels, labelled, list, objectType, reference, slug } from "../field-types";
import { Action } from "../shared";

/** Background of a section, for those that let an editor choose it. */
export const tone = () =>
  choice("Tone", ["Achtergrond", "Background of the section"], {
    sand: "Zand",
    paper: "Wit",
    petrol: "Petrol: hoogstens één blok, en de afsluiting",
    apricot: "Abrikoos: hoogstens één blok",
    lens: "Lens, voor een opening",
    sky: "Hemel, voor een opening",
  }).default("sand");

/** Heading, and optional introduction. */
export const heading = () => ({
  title: copy(["Kop", "Heading (h2)"], 110),
  intro: copy(["Inleiding", "Introduction under the heading"], 500).optional(),
});

/** Words that unfold a section on phones, which show its heading and introduction alone. */
export const collapseLabel = () =>
  copy(
    [
      "Inklappen",
      "Words that unfold the content on a phone; elsewhere it is open",
      "Op een telefoon staat de inhoud dicht onder deze woorden; laat het leeg als iedereen de inhoud moet zien",
    ],
    60,
  ).optional();

/** Fields of every section with a form or agenda. */
export const embedShape = () => ({
  integration: reference("Integration", ["Koppeling", "Slug of the integration"]),
  points: list(copy(["Punt", "Point", "Eén korte zin"], 200), ["Punten", "What to expect", "Wat je kunt verwachten"], {
    max: 8,
  }).optional(),
  action: Action.optional(),
});

/** GraphQL type of a section: `StatsSection` for `stats`. */
export const sectionTypeName = (type: string): string => `${type.charAt(0).toUpperCase()}${type.slice(1)}Section`;

/** Declares a section type: its `type` in the JSON (camelCase), what it shows, and its fields but `type` and `anchor`. */
export const bareSection = <Type extends string, T extends z.core.$ZodLooseShape>(type: Type, doc: Labels, shape: T) =>
  objectType(sectionTypeName(type), doc, {
    type: labelled(z.literal(type), ["Soort", "Type of the section"]),
    anchor: slug([
      "Anker",
      "Id of the section, for links such as /contact#formulier",
      "Naam waarnaar gelinkt kan worden, bijvoorbeeld formulier",
    ]).optional(),
    ...shape,
  });

/** Declares a section type that begins with `tone()` and `heading()`, as most do. */
export const section = <Type extends string, T extends z.core.$ZodLooseShape>(type: Type, doc: Labels, shape: T) =>
  bareSection(type, doc, { tone: tone(), ...heading(), ...shape });

/** A section that concerns some visitors only, so that an editor may let phones fold it. */
export const foldableSection = <Type extends string, T extends z.core.$ZodLooseShape>(
  type: Type,
  doc: Labels,
  shape: T,
) => section(type, doc, { collapseLabel: collapseLabel(), ...shape });
