import { copy, drawing, list, objectType, reference, slug } from "../field-types";
import { testimonialGroup } from "../people";
import { Action, RatingClaim } from "../shared";
import { collapseLabel, heading, section } from "./define";

export const ReviewsSection = section(
  "reviews",
  ["Beoordelingen", "De beoordelingen uit data/reviews.json", "The customer reviews of data/reviews.json"],
  {
    ...heading(),
    collapseLabel: collapseLabel(),
    drawing: drawing([
      "Tekening",
      "Tekening naast de eerste beoordeling",
      "Drawing beside the first review",
    ]).optional(),
    rating: RatingClaim.optional(),
  },
);

const QuotePrice = objectType(
  "QuotePrice",
  ["Prijs", "De prijs naast een grote ervaring", "The price beside a testimonial set large"],
  {
    price: copy(["Bedrag", "De prijs", "The price"], 20),
    text: copy(["Tekst", "Wat erbij hoort en wat niet", "What it includes and what not"], 300),
    action: Action,
  },
);

export const TestimonialsSection = section(
  "testimonials",
  [
    "Ervaringen",
    "Ervaringen uit data/testimonials.json, de eerste groot",
    "Chosen testimonials of data/testimonials.json",
  ],
  {
    ...heading(),
    collapseLabel: collapseLabel(),
    chosen: list(
      reference("Testimonial", ["Ervaring", "Naam van een ervaring", "Slug of a testimonial"]),
      ["Gekozen ervaringen", "De ervaringen die dit blok toont, op volgorde", "The chosen testimonials"],
      { max: 12 },
    ),
    price: QuotePrice.optional(),
    actions: list(Action, ["Knoppen", "Knoppen onder de ervaringen", "Buttons"], { max: 3 }).optional(),
  },
);

const TestimonialsGroup = objectType(
  "TestimonialsGroup",
  ["Groep", "Groep ervaringen met een kop", "Group of testimonials with its heading"],
  {
    group: testimonialGroup(),
    anchor: slug(["Anker", "Naam waarnaar gelinkt kan worden", "Id of the group"]),
    title: copy(["Kop", "Kop van de groep", "Heading (h3)"], 60),
    drawing: drawing(["Tekening", "Wie er spreekt, naast de kop", "Beside the heading"]).optional(),
    more: copy(["Meer", "Tekst die de rest openklapt", "Unfolds the rest"], 60),
  },
);

export const TestimonialGroupsSection = section(
  "testimonialGroups",
  [
    "Ervaringen per groep",
    "Alle ervaringen: een paar uitgelicht, de andere per groep",
    "All testimonials: a few set large, the others by group",
  ],
  {
    ...heading(),
    featured: list(
      reference("Testimonial", ["Ervaring", "Naam van een ervaring", "Slug of a testimonial"]),
      ["Uitgelicht", "De ervaringen die groot bovenaan staan", "Testimonials set large"],
      { max: 6 },
    ),
    groups: list(TestimonialsGroup, ["Groepen", "De groepen, op volgorde", "The groups"], { max: 4 }),
    groupsLabel: copy(["Naam van de keuze", "Naam van de rij met groepen", "Name of the row of groups"], 60),
    actions: list(Action, ["Knoppen", "Knoppen onder de ervaringen", "Buttons"], { max: 3 }).optional(),
  },
);

export const PartnerStripSection = section(
  "partnerStrip",
  ["Partnerstrook", "Lopende strook uit data/partner-stats.json", "Scrolling strip of data/partner-stats.json"],
  { title: copy(["Kop", "Kop van het blok", "Heading (h2)"], 60) },
);

export const MediatorStripSection = section(
  "mediatorStrip",
  [
    "Portretten",
    "Portretten van de mediators die op de startpagina staan",
    "Portraits of the mediators that data/mediators.json shows on home",
  ],
  { ...heading(), action: Action },
);

export const TeamSection = section(
  "team",
  ["Team", "Teamkaarten; een klik opent rol en bio", "Team cards; a click opens role and bio"],
  {
    ...heading(),
    collapseLabel: collapseLabel(),
    invitation: objectType(
      "TeamInvitation",
      ["Laatste tegel", "Tegel na de kaarten, met een knop", "Tile behind the cards, with a button"],
      {
        title: copy(["Kop", "Kop van de tegel", "Heading (h3)"], 60),
        text: copy(["Tekst", "Een korte zin", "One sentence"], 160),
        action: Action,
      },
    ).optional(),
  },
);

export const MediatorProfileSection = section(
  "mediatorProfile",
  ["Mediator", "Eén mediator met rol en bio", "One mediator with role and bio"],
  {
    title: copy(["Kop", "Kop van het blok", "Heading (h2)"], 110),
    text: copy(["Inleiding", "Tekst onder de kop", "Introduction"], 400).optional(),
    mediator: reference("Mediator", ["Mediator", "Naam van de mediator", "Slug of the mediator"]),
  },
);
