import { choice, date, english, markdown, objectType } from "./field-types";

const text = () =>
  markdown(["Tekst", "Eén of twee zinnen; leeg: er is geen mededeling", "A sentence or two; none: no notice"], 240);

/** A notice on every page for some days, such as a closed phone: data/notice.json. Without a text there is none. */
export const Notice = objectType(
  "Notice",
  ["Mededeling", "Een bericht boven aan elke pagina, zolang het geldt", "Notice on every page (data/notice.json)"],
  {
    text: text().optional(),
    english: english("EnglishNotice", "De tekst op een Engelstalige pagina", { text: text() }).optional(),
    from: date(["Vanaf", "Eerste dag; leeg: meteen", "First day; at once without one"]).optional(),
    until: date(["Tot en met", "Laatste dag; daarna verdwijnt de mededeling vanzelf", "Last day"]).optional(),
    tone: choice("NoticeTone", ["Toon", "Hoe sterk de mededeling opvalt", "How much it stands out"], {
      calm: "Rustig",
      urgent: "Dringend",
    }).default("calm"),
  },
)
  .refine(({ text, until }) => !text || until, {
    error: "ontbreekt; verplicht bij een tekst: de laatste dag, als jaar-maand-dag, zoals 2024-03-20",
    path: ["until"],
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    error: "ligt voor de eerste dag (from)",
    path: ["until"],
  });
