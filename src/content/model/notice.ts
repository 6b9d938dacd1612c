import { choice, date, english, markdown, objectType } from "./field-types";

const text = () =>
  markdown(["Tekst", "A sentence or two; none: no notice", "Eén of twee zinnen; leeg: er is geen mededeling"], 240);

/** A notice on every page for some days, such as a closed phone: data/notice.json. Without a text there is none. */
export const Notice = objectType("Notice", ["Mededeling", "Notice on every page"], {
  text: text().optional(),
  english: english("EnglishNotice", { text: text() }).optional(),
  from: date(["Vanaf", "First day; at once without one", "Eerste dag; leeg: meteen"]).optional(),
  until: date(["Tot en met", "Last day", "Laatste dag; daarna verdwijnt de mededeling vanzelf"]).optional(),
  tone: choice("NoticeTone", ["Toon", "How much it stands out", "Hoe sterk de mededeling opvalt"], {
    calm: "Rustig",
    urgent: "Dringend",
  }).default("calm"),
})
  .refine(({ text, until }) => !text || until, {
    error: "ontbreekt; verplicht bij een tekst",
    path: ["until"],
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    error: "ligt voor de eerste dag (from)",
    path: ["until"],
  });
