import type { z } from "zod";
import { choice, copy, flag, link, objectType } from "./kinds";
import { accent, icon } from "./shared";

/** A component that MDX prose may use. */
export interface MdxComponent {
  /** Its attributes; text in them may hold tokens. */
  attributes: z.ZodObject;
  /** The component that it must stand directly in, because it renders an item of a list. */
  parent?: string;
}

const title = (max: number) => copy({ en: "Heading", nl: "Kop" }, { max });

const none = {};

/** Every component that prose in content/ may use, by name; src/components/mdx draws them. */
export const MDX_COMPONENTS: Readonly<Record<string, MdxComponent>> = {
  ActionButtons: {
    attributes: objectType("ActionButtons", { en: "Row of buttons", nl: "Rij knoppen" }, none),
  },
  ActionLink: {
    attributes: objectType(
      "ActionLink",
      { en: "Button that leads to a page", nl: "Knop naar een pagina" },
      {
        href: link({ en: "Where it goes", nl: "Waar de knop heen gaat" }),
        newTab: flag({ en: "Opens in a new tab, without opener", nl: "Opent in een nieuw tabblad" }).optional(),
        webinar: copy(
          { en: "Name of the webinar that the button enrols for", nl: "Naam van het webinar, bij een aanmeldknop" },
          { max: 110 },
        ).optional(),
      },
    ),
  },
  CallButton: {
    attributes: objectType("CallButton", { en: "Button that dials", nl: "Belknop" }, none),
  },
  KeyFigures: {
    attributes: objectType("KeyFigures", { en: "Figures set large", nl: "Grote cijfers" }, none),
  },
  KeyFigure: {
    attributes: objectType(
      "KeyFigure",
      { en: "Figure with its meaning", nl: "Cijfer met betekenis" },
      {
        value: copy({ en: "The figure", nl: "Het cijfer" }, { max: 24 }),
        label: copy({ en: "What it counts", nl: "Wat het telt" }, { max: 60 }),
      },
    ),
    parent: "KeyFigures",
  },
  Callout: {
    attributes: objectType("Callout", { en: "Highlighted remark", nl: "Kader" }, { title: title(90) }),
  },
  BookTips: {
    attributes: objectType("BookTips", { en: "List of books", nl: "Lijst met boeken" }, none),
  },
  BookTip: {
    attributes: objectType(
      "BookTip",
      { en: "Book with its description", nl: "Boek met beschrijving" },
      {
        title: title(90),
        author: copy({ en: "Author", nl: "Schrijver" }, { max: 120 }),
        icon: icon(),
        color: accent(),
      },
    ),
    parent: "BookTips",
  },
  Needs: {
    attributes: objectType("Needs", { en: "List of human needs", nl: "Lijst met behoeftes" }, none),
  },
  Need: {
    attributes: objectType(
      "Need",
      { en: "Need with its characteristics", nl: "Behoefte met kenmerken" },
      { title: title(60), icon: icon(), color: accent() },
    ),
    parent: "Needs",
  },
  Anecdotes: {
    attributes: objectType(
      "Anecdotes",
      { en: "List of anecdotes", nl: "Lijst met anekdotes" },
      {
        kind: choice("AnecdotesKind", ["negative", "positive"], {
          en: "What the anecdotes have in common",
          nl: "negative (dieptepunten) of positive (hoogtepunten)",
        }),
        title: title(90),
      },
    ),
  },
  CourseDay: {
    attributes: objectType(
      "CourseDayLesson",
      { en: "Lesson of a course day", nl: "Les van een cursusdag" },
      {
        day: choice("CourseDayNumber", ["1", "2", "3", "4", "5", "6", "7"], {
          en: "Day 1 to 7",
          nl: "Dag 1 tot en met 7",
        }),
        title: title(60),
      },
    ),
  },
};
