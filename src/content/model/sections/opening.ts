import { choice, copy, drawing, flag, image, list, markdown, objectType } from "../field-types";
import { Action, RatingClaim } from "../shared";
import { collapseLabel, section } from "./define";
import { embedShape } from "./embed";

const OtherPrice = objectType("OtherPrice", ["Andere prijs", "Prijs voor wie dat niet past", "The other price"], {
  title: copy(["Kop", "Waarvoor de prijs geldt", "What is priced"], 60),
  price: copy(["Bedrag", "De prijs", "The price"], 20),
  unit: copy(["Eenheid", "Exclusief of inclusief btw", "Whether VAT is included"], 60),
});

const PriceSheet = objectType(
  "PriceSheet",
  ["Prijs", "De prijs waar het meest naar wordt gevraagd, groot", "The price that most people ask for, set large"],
  {
    title: copy(["Kop", "Waarvoor de prijs geldt", "What is priced (h2)"], 60),
    price: copy(["Bedrag", "De prijs", "The price"], 20),
    unit: copy(["Eenheid", "Per wat, en exclusief of inclusief btw", "Per what, and whether VAT is included"], 60),
    features: list(
      copy(["Punt", "Eén ding dat erbij hoort", "Feature"], 120),
      ["Inhoud", "Wat erbij hoort", "What it includes"],
      { max: 8 },
    ),
    actions: list(Action, ["Knoppen", "Knoppen onder de prijs", "Buttons"], { max: 2 }),
    other: OtherPrice.optional(),
  },
);

export const HeroSection = section(
  "hero",
  ["Opening", "Opening van de pagina, met de hoofdkop", "Opening of a page with its only h1"],
  {
    eyebrow: copy(["Bovenregel", "Korte regel boven de kop", "Short line above the heading"], 70).optional(),
    title: copy(["Hoofdkop", "Hoofdkop van de pagina", "Heading (h1)"], 110),
    lead: copy(["Inleiding", "Tekst onder de hoofdkop", "Introduction under the heading"], 500).optional(),
    highlight: copy(["Belofte", "Eén opvallende belofte", "One claim set large"], 40).optional(),
    highlightCaption: copy(["Toelichting", "Waar de belofte over gaat", "What the claim is about"], 60).optional(),
    rating: RatingClaim.optional(),
    badges: list(copy(["Kenmerk", "Paar woorden", "Badge"], 40), ["Kenmerken", "Korte kenmerken", "Short claims"], {
      max: 5,
    }).optional(),
    look: choice(
      "HeroLook",
      [
        "Indeling",
        "Waar de tekening staat",
        "Where the drawing stands: beside, mirrored, below, or behind the words (backdrop, inside, between)",
      ],
      {
        beside: "Tekening rechts",
        mirrored: "Tekening links",
        below: "Tekening onder de tekst, over de hele breedte",
        backdrop: "Tekst links op een brede tekening",
        inside: "Tekst in de linkercirkel van een brede tekening",
        between: "Tekst in het midden van een brede tekening",
      },
    ).default("beside"),
    drawing: drawing([
      "Tekening",
      "Tekening bij de tekst; een brede tekening (-breed) bij de indelingen op een brede tekening",
      "Drawing with the text; one over full width for the looks backdrop, inside and between",
    ]).optional(),
    narrowDrawing: drawing([
      "Tekening op een telefoon",
      "Bij een brede tekening: de tekening die smalle schermen tonen",
      "Shown by narrow screens in place of a drawing over full width",
    ]).optional(),
    stands: flag([
      "Staat op de rand",
      "Of de tekening op de onderrand staat, zoals een tafel",
      "Whether the drawing ends at the lower edge of the hero",
    ]).default(false),
    price: PriceSheet.optional(),
    actions: list(Action, ["Knoppen", "Knoppen onder de inleiding", "Buttons"], { max: 3 }).optional(),
  },
);

const ContactWay = objectType(
  "ContactWay",
  ["Manier van contact", "Andere manier dan het formulier", "Way to get in touch beside the form"],
  {
    title: copy(["Titel", "Wat het is", "What it is"], 60),
    text: copy(["Toelichting", "Korte uitleg", "Explanation"], 200).optional(),
    action: Action.optional(),
  },
);

export const FormOpeningSection = section(
  "formOpening",
  [
    "Opening met formulier",
    "Opening van de pagina, met het formulier of de agenda ernaast",
    "Opening of a page with its only h1, and beside it a form or agenda of data/integrations.json",
  ],
  {
    title: copy(["Hoofdkop", "Hoofdkop van de pagina", "Heading (h1)"], 110),
    lead: markdown(["Inleiding", "Tekst onder de hoofdkop", "Introduction under the heading"], 300).optional(),
    badges: list(copy(["Kenmerk", "Paar woorden", "Badge"], 40), ["Kenmerken", "Korte kenmerken", "Short claims"], {
      max: 5,
    }).optional(),
    ways: list(
      ContactWay,
      ["Andere manieren", "Telefoon, intake en wat je mag verwachten", "Phone, intake and what to expect"],
      { max: 4 },
    ).optional(),
    showPerson: flag([
      "Contactpersoon",
      "Of de contactpersoon onder die manieren staat",
      "Whether the contact person of data/navigation.json stands below them",
    ]).default(false),
    drawing: drawing(["Tekening", "Boven het formulier, 1120 bij 360", "Above the form, 1120 by 360"]).optional(),
    formTitle: copy(["Kop van het formulier", "Kop boven het formulier", "Heading of the form (h2)"], 90),
    ...embedShape(),
  },
);

export const ProseSection = section(
  "prose",
  ["Tekst", "Lopende tekst, eventueel met afbeelding", "Running text, optionally with a picture beside it"],
  {
    title: copy(["Kop", "Kop van het blok", "Heading (h2)"], 110).optional(),
    collapseLabel: collapseLabel(),
    body: markdown(["Tekst", "Tekst; tussenkoppen met ###", "Text; headings start at ###"], 8000),
    image: image(["Afbeelding", "Foto naast de tekst", "Photo beside the text"]).optional(),
    drawing: drawing(["Tekening", "Tekening naast de tekst", "Drawing beside the text"]).optional(),
    mirrored: flag([
      "Gespiegeld",
      "Of de tekening links van de tekst staat",
      "Whether the drawing is at the left",
    ]).default(false),
    actions: list(Action, ["Knoppen", "Knoppen onder de tekst", "Buttons under the text"], { max: 3 }).optional(),
  },
);

export const CallToActionSection = section(
  "callToAction",
  ["Oproep", "Afsluitend blok met knoppen", "Closing block that asks for contact"],
  {
    title: copy(["Kop", "Kop van het blok", "Heading (h2)"], 110),
    text: copy(["Tekst", "Een of twee zinnen", "One or two sentences"], 400).optional(),
    actions: list(Action, ["Knoppen", "Knoppen onder de tekst", "Buttons"], { max: 3 }),
  },
);
