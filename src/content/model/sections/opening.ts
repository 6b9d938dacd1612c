import { choice, copy, drawing, flag, image, list, markdown, objectType } from "../field-types";
import { Action, RatingClaim } from "../shared";
import { Bar } from "./chart";
import { bareSection, collapseLabel, embedShape, tone } from "./define";

const ScaledAmounts = objectType(
  "ScaledAmounts",
  [
    "Twee bedragen",
    "Circles whose areas are to scale, in place of a drawing",
    "Cirkels op schaal, in plaats van een tekening",
  ],
  {
    caption: copy(["Onderschrift", "What the areas are", "Wat de cirkels zijn"], 120),
    bars: list(Bar, ["Bedragen", "Ours, and the other one", "Eerst het onze, dan het andere"], { min: 2, max: 2 }),
    shared: copy(["In de overlap", "Words where the circles overlap", "Hoe de bedragen zich verhouden"], 20).optional(),
  },
);

/** Looks with the words on the drawing, which leaves room for them. */
const ON_DRAWING: ReadonlySet<string> = new Set(["backdrop", "inside", "between"]);

export const HeroSection = bareSection("hero", ["Opening", "Opening with the page's only h1", "Met de hoofdkop"], {
  tone: tone(),
  eyebrow: copy(["Bovenregel", "Short line above the heading"], 70).optional(),
  title: copy(["Hoofdkop", "Heading (h1)"], 110),
  lead: copy(["Inleiding", "Introduction under the heading"], 500).optional(),
  highlight: copy(["Belofte", "One claim set large"], 40).optional(),
  highlightCaption: copy(["Toelichting", "What the claim is about", "Waar de belofte over gaat"], 60).optional(),
  rating: RatingClaim.optional(),
  badges: list(copy(["Kenmerk", "Badge", "Paar woorden"], 40), ["Kenmerken", "Short claims"], { max: 5 }).optional(),
  look: choice(
    "HeroLook",
    [
      "Indeling",
      "Where the drawing stands: beside, mirrored, below, or behind the words (backdrop, inside, between)",
      "Waar de tekening staat",
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
    "One over full width for backdrop, inside and between",
    "Een brede (-breed) bij een indeling op een brede tekening",
  ]).optional(),
  narrowDrawing: drawing([
    "Tekening op een telefoon",
    "In place of one over full width",
    "In plaats van een brede tekening",
  ]).optional(),
  stands: flag(["Staat op de rand", "Whether the drawing ends at the lower edge", "Zoals een tafel"]).default(false),
  amounts: ScaledAmounts.optional(),
  actions: list(Action, ["Knoppen", "Buttons"], { max: 3 }).optional(),
}).refine(({ look, drawing: wide }) => !ON_DRAWING.has(look) || !wide || /-breed\.\w+$/.test(wide.file), {
  error: "is bij deze indeling niet breed genoeg; toegestaan: een tekening met -breed in de naam",
  path: ["drawing", "file"],
});

const ContactWay = objectType("ContactWay", ["Manier van contact", "Way to get in touch beside the form"], {
  title: copy(["Titel", "What it is"], 60),
  text: copy(["Toelichting", "Explanation"], 200).optional(),
  action: Action.optional(),
});

export const FormOpeningSection = bareSection(
  "formOpening",
  [
    "Opening met formulier",
    "Opening of a page with its only h1, and beside it a form or agenda of data/integrations.json",
    "Opening van de pagina, met het formulier of de agenda ernaast",
  ],
  {
    title: copy(["Hoofdkop", "Heading (h1)"], 110),
    lead: markdown(["Inleiding", "Introduction under the heading"], 300).optional(),
    badges: list(copy(["Kenmerk", "Badge", "Paar woorden"], 40), ["Kenmerken", "Short claims"], { max: 5 }).optional(),
    ways: list(ContactWay, ["Andere manieren", "Phone, intake, what to expect", "Zoals telefoon en intake"], {
      max: 4,
    }).optional(),
    showPerson: flag(["Contactpersoon", "Whether the contact person is shown"]).default(false),
    drawing: drawing(["Tekening", "Above the form, 1120 by 360", "Boven het formulier, 1120 bij 360"]).optional(),
    formTitle: copy(["Kop van het formulier", "Heading of the form (h2)"], 90),
    ...embedShape(),
  },
);

export const ProseSection = bareSection("prose", ["Tekst", "Running text, also with a picture", "Ook met afbeelding"], {
  tone: tone(),
  title: copy(["Kop", "Heading (h2)"], 110).optional(),
  collapseLabel: collapseLabel(),
  body: markdown(["Tekst", "Text; headings start at ###", "Tussenkoppen met ###"], 8000),
  image: image(["Afbeelding", "Photo beside the text", "Foto naast de tekst"]).optional(),
  drawing: drawing(["Tekening", "Drawing beside the text", "Naast de tekst"]).optional(),
  mirrored: flag(["Gespiegeld", "Whether the drawing is at the left", "Tekening links van de tekst"]).default(false),
  actions: list(Action, ["Knoppen", "Buttons under the text"], { max: 3 }).optional(),
});

export const CallToActionSection = bareSection("callToAction", ["Oproep", "Closing block", "Afsluiting met knoppen"], {
  title: copy(["Kop", "Heading (h2)"], 110),
  text: copy(["Tekst", "One or two sentences", "Een of twee zinnen"], 400).optional(),
  drawing: drawing([
    "Tekening",
    "The contact person in another pose, 560 by 400",
    "Andere houding van de contactpersoon (loes-…)",
  ]).optional(),
  actions: list(Action, ["Knoppen", "Buttons"], { max: 3 }),
});
