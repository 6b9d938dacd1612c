import { choice, copy, list, reference } from "../kinds";
import { Action } from "../shared";
import { heading, section } from "./define";

export const ReviewsSection = section(
  "reviews",
  { en: "The customer reviews of data/reviews.json", nl: "De beoordelingen uit data/reviews.json" },
  { ...heading() },
);

export const TestimonialsSection = section(
  "testimonials",
  { en: "Testimonials of data/testimonials.json, chosen or all", nl: "Ervaringen uit data/testimonials.json" },
  {
    ...heading(),
    show: choice("TestimonialChoice", ["all", "chosen"], {
      en: "All testimonials, or the chosen ones",
      nl: "Alle ervaringen, of alleen de gekozen",
    }).default("chosen"),
    chosen: list(
      reference("Testimonial", { en: "Slug of a testimonial", nl: "Naam van een ervaring" }),
      { en: "The chosen testimonials", nl: "De gekozen ervaringen" },
      { min: 0, max: 12 },
    ).default([]),
    actions: list(Action, { en: "Buttons", nl: "Knoppen" }, { max: 3 }).optional(),
  },
);

export const PartnerStripSection = section(
  "partnerStrip",
  { en: "Scrolling strip of data/partner-stats.json", nl: "Lopende strook uit data/partner-stats.json" },
  { title: copy({ en: "Heading (h2)", nl: "Kop van het blok" }, { max: 60 }) },
);

export const MediatorStripSection = section(
  "mediatorStrip",
  {
    en: "Portraits of the mediators that data/mediators.json shows on home",
    nl: "Portretten van de mediators met showOnHome",
  },
  { ...heading(), action: Action },
);

export const TeamSection = section(
  "team",
  { en: "Team cards; a click opens role and bio", nl: "Teamkaarten; een klik opent rol en bio" },
  { ...heading() },
);

export const MediatorProfileSection = section(
  "mediatorProfile",
  { en: "One mediator with role and bio", nl: "Eén mediator met rol en bio" },
  {
    title: copy({ en: "Heading (h2)", nl: "Kop van het blok" }, { max: 110 }),
    text: copy({ en: "Introduction", nl: "Inleiding" }, { max: 400 }).optional(),
    mediator: reference("Mediator", { en: "Slug of the mediator", nl: "Naam van de mediator" }),
  },
);
