import { choice, copy, image, list, markdown } from "../kinds";
import { Action } from "../shared";
import { heading, section } from "./define";

export const HeroSection = section(
  "hero",
  { en: "Opening of a page with its only h1", nl: "Opening van de pagina, met de hoofdkop" },
  {
    eyebrow: copy({ en: "Short line above the heading", nl: "Korte regel boven de kop" }, { max: 70 }).optional(),
    title: copy({ en: "Heading (h1)", nl: "Hoofdkop van de pagina" }, { max: 110 }),
    lead: copy({ en: "Introduction under the heading", nl: "Inleiding" }, { max: 500 }).optional(),
    highlight: copy({ en: "One claim set large", nl: "Eén opvallende belofte" }, { max: 40 }).optional(),
    badges: list(
      copy({ en: "Badge", nl: "Kenmerk" }, { max: 40 }),
      { en: "Short claims", nl: "Korte kenmerken" },
      { max: 5 },
    ).optional(),
    motif: choice("Motif", ["circles", "arcs", "speech", "stones"], {
      en: "Variant of the two shapes that meet (design language)",
      nl: "Vorm van de illustratie",
    }).default("circles"),
    actions: list(Action, { en: "Buttons", nl: "Knoppen" }, { max: 3 }).optional(),
  },
);

export const ProseSection = section(
  "prose",
  { en: "Running text, optionally with a picture beside it", nl: "Lopende tekst, eventueel met afbeelding" },
  {
    title: copy({ en: "Heading (h2)", nl: "Kop van het blok" }, { max: 110 }).optional(),
    body: markdown({ en: "Text; headings start at ###", nl: "Tekst; tussenkoppen met ###" }, { max: 8000 }),
    image: image({ en: "Picture beside the text", nl: "Afbeelding naast de tekst" }).optional(),
    actions: list(Action, { en: "Buttons under the text", nl: "Knoppen onder de tekst" }, { max: 3 }).optional(),
  },
);

export const ChecklistSection = section(
  "checklist",
  { en: "List of short points with a tick", nl: "Lijst met korte punten" },
  {
    ...heading(),
    items: list(
      copy({ en: "One point", nl: "Eén punt" }, { max: 240 }),
      { en: "The points", nl: "De punten" },
      { max: 20 },
    ),
    note: copy({ en: "Remark under the list", nl: "Opmerking onder de lijst" }, { max: 300 }).optional(),
    actions: list(Action, { en: "Buttons", nl: "Knoppen" }, { max: 3 }).optional(),
  },
);

export const CallToActionSection = section(
  "callToAction",
  { en: "Closing block that asks for contact", nl: "Afsluitend blok met knoppen" },
  {
    title: copy({ en: "Heading (h2)", nl: "Kop van het blok" }, { max: 110 }),
    text: copy({ en: "One or two sentences", nl: "Een of twee zinnen" }, { max: 400 }).optional(),
    actions: list(Action, { en: "Buttons", nl: "Knoppen" }, { max: 3 }),
  },
);
