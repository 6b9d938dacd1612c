import { z } from "zod";
import { labelled } from "../field-types";
import * as cards from "./cards";
import * as graphics from "./graphics";
import * as lists from "./lists";
import * as numbers from "./numbers";
import * as opening from "./opening";
import * as people from "./people";

/** Every section type: everything that the files of this folder export. */
const SECTIONS = { ...opening, ...graphics, ...cards, ...numbers, ...people, ...lists };

type SectionType = (typeof SECTIONS)[keyof typeof SECTIONS];

/** Names of the section types, as `type` in the data. */
export type SectionName = z.infer<SectionType>["type"];

/** Sorted by type name: bundlers differ in the order of exports. */
export const SECTION_TYPES = Object.values(SECTIONS).sort((a, b) =>
  a.shape.type.value < b.shape.type.value ? -1 : 1,
) as [SectionType, ...SectionType[]];

export const Section = labelled(
  z.discriminatedUnion("type", SECTION_TYPES),
  ["Blok", "Full-width block of a page, in the order in which it is shown"],
  { typeName: "Section" },
);
