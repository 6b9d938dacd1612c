import type { z } from "zod";
import { choice, copy, flag, type Labels, link, objectType, pictureFields } from "./field-types";
import { fieldsOf } from "./fields";
import { accent, icon } from "./shared";

/** Allowed content of a component: nothing, one line of text, prose, or the components named. */
type Children = "none" | "text" | "prose" | readonly string[];

/** A component of MDX prose. */
export interface MdxComponent {
  /** Its attributes; texts may hold tokens. Name and description of the schema are those of the component. */
  attributes: z.ZodObject;
  children: Children;
  /** Required parent component, for items of a list. */
  parent?: string;
}

const component = (
  typeName: string,
  doc: Labels,
  children: Children,
  attributes: z.core.$ZodLooseShape = {},
  parent?: string,
): MdxComponent => ({ attributes: objectType(typeName, doc, attributes), children, ...(parent && { parent }) });

const title = (max: number) => copy(["Kop", "Kop boven de tekst", "Heading"], max);

/** Every component of the prose in content/, by name; src/components/mdx renders them. */
export const MDX_COMPONENTS: Readonly<Record<string, MdxComponent>> = {
  ActionButtons: component(
    "ActionButtons",
    ["Rij knoppen", "Knoppen naast elkaar", "Row of buttons"],
    ["ActionLink", "CallButton"],
  ),
  ActionLink: component("ActionLink", ["Knop", "Knop naar een pagina", "Button that leads to a page"], "text", {
    href: link(["Link", "Waar de knop heen gaat", "Where it goes"]),
    newTab: flag(["Nieuw tabblad", "Opent in een nieuw tabblad", "Opens in a new tab, without opener"]).optional(),
    webinar: copy(
      ["Webinar", "Naam van het webinar, bij een aanmeldknop", "Name of the webinar that the button enrols for"],
      110,
    ).optional(),
  }),
  CallButton: component("CallButton", ["Belknop", "Knop die het bureau belt", "Button that dials"], "text"),
  KeyFigures: component("KeyFigures", ["Cijfers", "Grote cijfers naast elkaar", "Figures set large"], ["KeyFigure"]),
  KeyFigure: component(
    "KeyFigure",
    ["Cijfer", "Cijfer met betekenis", "Figure with its meaning"],
    "none",
    {
      value: copy(["Cijfer", "Het cijfer, groot gezet", "The figure"], 24),
      label: copy(["Betekenis", "Wat het telt", "What it counts"], 60),
    },
    "KeyFigures",
  ),
  Callout: component(
    "Callout",
    ["Kader", "Tekst die opvalt: tip, voorbeeld of opmerking", "Highlighted remark"],
    "prose",
    { title: title(90) },
  ),
  Figure: component("Figure", ["Afbeelding", "Afbeelding in de tekst", "Picture in the text"], "none", {
    ...pictureFields,
    caption: copy(["Onderschrift", "Regel onder de afbeelding", "Line under the picture"], 200).optional(),
  }),
  PullQuote: component(
    "PullQuote",
    [
      "Uitgelichte zin",
      "Zin van het artikel die groot staat; ongeveer één per 900 woorden",
      "Sentence of the article set large; about one in 900 words",
    ],
    "prose",
  ),
  BookTips: component("BookTips", ["Boekentips", "Lijst met boeken", "List of books"], ["BookTip"]),
  BookTip: component(
    "BookTip",
    ["Boek", "Boek met schrijver en beschrijving", "Book with its description"],
    "prose",
    {
      title: title(90),
      author: copy(["Schrijver", "Naam van de schrijver van het boek", "Author"], 120),
      icon: icon(),
      color: accent(),
    },
    "BookTips",
  ),
  Needs: component("Needs", ["Behoeftes", "Lijst met behoeftes", "List of human needs"], ["Need"]),
  Need: component(
    "Need",
    ["Behoefte", "Behoefte met haar kenmerken", "Need with its characteristics"],
    "prose",
    { title: title(60), icon: icon(), color: accent() },
    "Needs",
  ),
  Anecdotes: component("Anecdotes", ["Anekdotes", "Lijst met anekdotes", "List of anecdotes"], "prose", {
    kind: choice(
      "AnecdotesKind",
      ["Soort", "Of het dieptepunten of hoogtepunten zijn", "What the anecdotes have in common"],
      { negative: "Dieptepunten", positive: "Hoogtepunten" },
    ),
    title: title(90),
  }),
  CourseDay: component("CourseDayLesson", ["Cursusdag", "Les van een cursusdag", "Lesson of a course day"], "prose", {
    day: choice("CourseDayNumber", ["Dag", "Dag 1 tot en met 7", "Day 1 to 7"], {
      "1": "Dag 1",
      "2": "Dag 2",
      "3": "Dag 3",
      "4": "Dag 4",
      "5": "Dag 5",
      "6": "Dag 6",
      "7": "Dag 7",
    }),
    title: title(60),
  }),
};

/** What a new block holds until its editor writes over it (src/studio/pickers/suggestions.ts); never a text of its own. */
export const TO_WRITE = "tekst";

/** Attributes of a component that name the file of a picture. */
export const pictureAttributes = (name: string): string[] =>
  Object.hasOwn(MDX_COMPONENTS, name)
    ? fieldsOf((MDX_COMPONENTS[name] as MdxComponent).attributes).flatMap(({ key, meta }) =>
        meta.field?.kind === "imageFile" ? [key] : [],
      )
    : [];
