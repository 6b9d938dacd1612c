import { copy, drawing, type Labels, list, objectType, reference, slug } from "../field-types";
import { testimonialGroup } from "../people";
import { Action } from "../shared";
import { bareSection, foldableSection, section, tone } from "./define";

export const ReviewsSection = foldableSection("reviews", ["Beoordelingen", "All of data/reviews.json", "Alle"], {
  drawing: drawing(["Tekening", "Beside the first, large review", "Naast de eerste, grote beoordeling"]).optional(),
});

const QuotePrice = objectType("QuotePrice", ["Prijs", "Below the testimonials", "Onder de ervaringen"], {
  price: copy(["Bedrag", "The price"], 20),
  text: copy(["Tekst", "What it includes and what not", "Wat erbij hoort en wat niet"], 300),
  action: Action,
});

const testimonials = (doc: Labels, max: number) =>
  list(reference("Testimonial", ["Ervaring", "Slug of a testimonial"]), doc, { max });

export const TestimonialsSection = foldableSection(
  "testimonials",
  ["Ervaringen", "Chosen testimonials", "Gekozen uitspraken, de eerste groot"],
  {
    chosen: testimonials(["Gekozen", "The chosen testimonials"], 12),
    drawing: drawing(["Tekening", "Beside the first quote", "Naast de eerste uitspraak"]).optional(),
    price: QuotePrice.optional(),
    actions: list(Action, ["Knoppen", "Buttons"], { max: 3 }).optional(),
  },
);

const TestimonialsGroup = objectType("TestimonialsGroup", ["Groep", "Group of testimonials with its heading"], {
  group: testimonialGroup(),
  tone: tone(),
  anchor: slug(["Anker", "Id of the group", "Naam waarnaar gelinkt kan worden"]),
  title: copy(["Kop", "Heading (h3)"], 60),
  drawing: drawing(["Tekening", "Beside the heading", "Wie er spreekt, naast de kop"]).optional(),
  more: copy(["Meer", "Unfolds the rest", "Tekst die de rest openklapt"], 60),
});

export const TestimonialGroupsSection = section(
  "testimonialGroups",
  ["Ervaringen per groep", "A few at the top, the others by group", "Een paar uitgelicht, de andere per groep"],
  {
    featured: testimonials(["Uitgelicht", "Testimonials at the top, the first large", "Bovenaan, één groot"], 6),
    groups: list(TestimonialsGroup, ["Groepen", "The groups"], { max: 4 }),
    groupsLabel: copy(["Naam van de keuze", "Name of the row of groups", "Naam van de rij met groepen"], 60),
    actions: list(Action, ["Knoppen", "Buttons"], { max: 3 }).optional(),
  },
);

export const PartnerStripSection = bareSection(
  "partnerStrip",
  ["Partnerstrook", "Strip of partners", "Loopt vanzelf"],
  { title: copy(["Kop", "Heading (h2)"], 60) },
);

export const MediatorStripSection = section(
  "mediatorStrip",
  ["Portretten", "Mediators with showOnHome", "Wie op de startpagina staat"],
  {
    action: Action,
  },
);

export const TeamSection = foldableSection("team", ["Team", "Cards that open role and bio", "Kaarten met rol en bio"], {
  sampleNote: copy(
    ["Bij voorbeelden", "Shown while members are samples", "Wat er niet echt is, zolang er voorbeelden bij zijn"],
    90,
  ).optional(),
  invitation: objectType("TeamInvitation", ["Laatste tegel", "Tile behind the cards", "Na de kaarten, met een knop"], {
    title: copy(["Kop", "Heading (h3)"], 60),
    text: copy(["Tekst", "One sentence"], 160),
    action: Action,
  }).optional(),
});

export const MediatorProfileSection = bareSection("mediatorProfile", ["Mediator", "One, with role and bio", "Eén"], {
  tone: tone(),
  title: copy(["Kop", "Heading (h2)"], 110),
  text: copy(["Inleiding", "Introduction"], 400).optional(),
  mediator: reference("Mediator", ["Mediator", "Slug of the mediator"]),
});
