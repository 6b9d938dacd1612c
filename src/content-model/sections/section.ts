import { z } from "zod";
import { documented } from "../kinds";
import * as cards from "./cards";
import * as graphics from "./graphics";
import * as lists from "./lists";
import * as numbers from "./numbers";
import * as opening from "./opening";
import * as people from "./people";

/** Every section type of the site: all that the files of this folder export. */
const SECTIONS = { ...opening, ...graphics, ...cards, ...numbers, ...people, ...lists };

type SectionType = (typeof SECTIONS)[keyof typeof SECTIONS];

/** The section types by the name of their type: bundlers differ in the order of what a file exports. */
export const SECTION_TYPES = Object.values(SECTIONS).sort((a, b) =>
  a.shape.type.value < b.shape.type.value ? -1 : 1,
) as [SectionType, ...SectionType[]];

/** One block of a page; its `type` says which. */
export const Section = z.discriminatedUnion("type", SECTION_TYPES).meta({
  ...documented(["Blok", "Blok van de pagina", "Full-width block of a page, in the order in which it is shown"]),
  typeName: "Section",
});
