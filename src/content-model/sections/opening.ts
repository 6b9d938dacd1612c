import { choice, copy, image, list, markdown } from "../kinds";
import { Action } from "../shared";
import { heading, section } from "./define";

export const HeroSection = section(
  "hero",
  ["Opening", "Opening van de pagina, met de hoofdkop", "Opening of a page with its only h1"],
  {
    eyebrow: copy(["Bovenregel", "Korte regel boven de kop", "Short line above the heading"], { max: 70 }).optional(),
    title: copy(["Hoofdkop", "Hoofdkop van de pagina", "Heading (h1)"], { max: 110 }),
    lead: copy(["Inleiding", "Tekst onder de hoofdkop", "Introduction under the heading"], { max: 500 }).optional(),
    highlight: copy(["Belofte", "Eén opvallende belofte", "One claim set large"], { max: 40 }).optional(),
    badges: list(
      copy(["Kenmerk", "Paar woorden", "Badge"], { max: 40 }),
      ["Kenmerken", "Korte kenmerken", "Short claims"],
      { max: 5 },
    ).optional(),
    motif: choice(
      "Motif",
      ["Illustratie", "Vorm van de illustratie", "Variant of the two shapes that meet (design language)"],
      { circles: "Cirkels", arcs: "Bogen", speech: "Tekstballonnen", stones: "Stenen" },
    ).default("circles"),
    actions: list(Action, ["Knoppen", "Knoppen onder de inleiding", "Buttons"], { max: 3 }).optional(),
  },
);

export const ProseSection = section(
  "prose",
  ["Tekst", "Lopende tekst, eventueel met afbeelding", "Running text, optionally with a picture beside it"],
  {
    title: copy(["Kop", "Kop van het blok", "Heading (h2)"], { max: 110 }).optional(),
    body: markdown(["Tekst", "Tekst; tussenkoppen met ###", "Text; headings start at ###"], { max: 8000 }),
    image: image(["Afbeelding", "Afbeelding naast de tekst", "Picture beside the text"]).optional(),
    actions: list(Action, ["Knoppen", "Knoppen onder de tekst", "Buttons under the text"], { max: 3 }).optional(),
  },
);

export const ChecklistSection = section(
  "checklist",
  ["Puntenlijst", "Lijst met korte punten", "List of short points with a tick"],
  {
    ...heading(),
    items: list(
      copy(["Punt", "Eén punt", "One point"], { max: 240 }),
      ["Punten", "De punten, op volgorde", "The points"],
      { max: 20 },
    ),
    note: copy(["Opmerking", "Opmerking onder de lijst", "Remark under the list"], { max: 300 }).optional(),
    actions: list(Action, ["Knoppen", "Knoppen onder de lijst", "Buttons"], { max: 3 }).optional(),
  },
);

export const CallToActionSection = section(
  "callToAction",
  ["Oproep", "Afsluitend blok met knoppen", "Closing block that asks for contact"],
  {
    title: copy(["Kop", "Kop van het blok", "Heading (h2)"], { max: 110 }),
    text: copy(["Tekst", "Een of twee zinnen", "One or two sentences"], { max: 400 }).optional(),
    actions: list(Action, ["Knoppen", "Knoppen onder de tekst", "Buttons"], { max: 3 }),
  },
);
