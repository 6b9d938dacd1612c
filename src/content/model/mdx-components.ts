import { z } from "zod";
import { choice, copy, flag, type Labels, labelled, link, pictureFields } from "./field-types";
import { accent, icon } from "./shared";

/** Allowed content of a component: nothing, one line of text, prose, or the components named. */
type Children = "none" | "text" | "prose" | readonly string[];

/** Declares a component of MDX prose. */
const component = (doc: Labels, children: Children, attributes: z.core.$ZodLooseShape = {}, parent?: string) => ({
  /** What editors call it. */
  label: doc[0],
  /** Its attributes; texts may hold tokens. */
  attributes: labelled(z.strictObject(attributes), doc),
  children,
  parent,
});

/** A component of MDX prose. */
export type MdxComponent = ReturnType<typeof component>;

/** A component that only stands right within another. */
const item = (parent: string, doc: Labels, children: Children, attributes: z.core.$ZodLooseShape) =>
  component(doc, children, attributes, parent);

const title = (max: number) => copy(["Kop", "Heading"], max);

/** The component that shows a picture, and its attribute with the picture's file. */
export const PICTURE_COMPONENT = "Figure";
export const PICTURE_FILE = "file";

const COURSE_DAYS = Object.fromEntries(["1", "2", "3", "4", "5", "6", "7"].map((day) => [day, `Dag ${day}`]));

/** Every component of the prose in content/, by name; src/components/mdx renders them. */
export const MDX_COMPONENTS: Readonly<Record<string, MdxComponent>> = {
  ActionButtons: component(["Rij knoppen", "Row of buttons"], ["ActionLink", "CallButton"]),
  ActionLink: component(["Knop", "Button that leads to a page"], "text", {
    href: link(["Link", "Where it goes"]),
    newTab: flag(["Nieuw tabblad", "Opens in a new tab, without opener"]).optional(),
    webinar: copy(["Webinar", "Name of the webinar to enrol for", "Bij een aanmeldknop"], 110).optional(),
  }),
  CallButton: component(["Belknop", "Button that dials"], "text"),
  KeyFigures: component(["Cijfers", "Figures set large"], ["KeyFigure"]),
  KeyFigure: item("KeyFigures", ["Cijfer", "Figure with its meaning"], "none", {
    value: copy(["Cijfer", "The figure"], 24),
    label: copy(["Betekenis", "What it counts", "Wat het telt"], 60),
  }),
  Callout: component(["Kader", "Highlighted remark", "Tekst die opvalt: tip, voorbeeld of opmerking"], "prose", {
    title: title(90),
  }),
  [PICTURE_COMPONENT]: component(["Afbeelding", "Picture in the text"], "none", {
    ...pictureFields,
    caption: copy(["Onderschrift", "Line under the picture"], 200).optional(),
  }),
  PullQuote: component(
    ["Uitgelichte zin", "Sentence set large; about one in 900 words", "Ongeveer één per 900 woorden"],
    "prose",
  ),
  BookTips: component(["Boekentips", "List of books"], ["BookTip"]),
  BookTip: item("BookTips", ["Boek", "Book with its description"], "prose", {
    title: title(90),
    author: copy(["Schrijver", "Author"], 120),
    icon: icon(),
    color: accent(),
  }),
  Needs: component(["Behoeftes", "List of human needs"], ["Need"]),
  Need: item("Needs", ["Behoefte", "Need with its characteristics"], "prose", {
    title: title(60),
    icon: icon(),
    color: accent(),
  }),
  Anecdotes: component(["Anekdotes", "List of anecdotes"], "prose", {
    kind: choice("AnecdotesKind", ["Soort", "What the anecdotes have in common"], {
      negative: "Dieptepunten",
      positive: "Hoogtepunten",
    }),
    title: title(90),
  }),
  CourseDay: component(["Cursusdag", "Lesson of a course day"], "prose", {
    day: choice("CourseDayNumber", ["Dag", "Day 1 to 7"], COURSE_DAYS),
    title: title(60),
  }),
};

/** What a new block holds until its editor writes over it (src/studio/formats/prose-blocks.ts); never a text of its own. */
export const TO_WRITE = "tekst";
