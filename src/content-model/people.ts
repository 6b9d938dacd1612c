import { z } from "zod";
import { choice, copy, flag, image, integer, link, objectType, slug } from "./kinds";
import { icon } from "./shared";
import { sample } from "./site";

const entrySlug = () => slug({ en: "Unique name of the entry", nl: "Unieke naam" });

/** Customer review shown on home: an entry of data/reviews.json. */
export const Review = objectType(
  "Review",
  { en: "Customer review (data/reviews.json)", nl: "Beoordeling" },
  {
    slug: entrySlug(),
    sample: sample(),
    name: copy({ en: "Role of the reviewer", nl: "Rol van de schrijver" }, { max: 80 }),
    company: z.string().max(80).meta({ description: "Company, may be empty", nl: "Organisatie, mag leeg zijn" }),
    text: copy({ en: "The review", nl: "De beoordeling" }, { max: 700 }),
    rating: integer({ en: "Rating, 1 to 5", nl: "Cijfer, 1 tot en met 5" }, { min: 1, max: 5 }),
  },
);

/** Testimonial: an entry of data/testimonials.json. */
export const Testimonial = objectType(
  "Testimonial",
  { en: "Testimonial (data/testimonials.json)", nl: "Ervaring" },
  {
    slug: entrySlug(),
    sample: sample(),
    author: copy({ en: "Role label only", nl: "Alleen de rol" }, { max: 90 }),
    quote: copy({ en: "The quote", nl: "Het citaat" }, { max: 700 }),
    note: copy({ en: "Note", nl: "Opmerking" }, { max: 80 }).optional(),
  },
);

/** Member of the team: an entry of data/mediators.json. */
export const Mediator = objectType(
  "Mediator",
  { en: "Member of the team (data/mediators.json)", nl: "Lid van het team" },
  {
    slug: entrySlug(),
    sample: sample(),
    name: copy({ en: "First name", nl: "Voornaam" }, { max: 30 }),
    role: copy({ en: "Role", nl: "Rol" }, { max: 80 }),
    image: image({ en: "Portrait", nl: "Portret" }),
    showOnHome: flag({ en: "Whether home shows the portrait", nl: "Of het portret op de startpagina staat" }).default(
      false,
    ),
    bio: objectType(
      "MediatorBio",
      { en: "Who the mediator is", nl: "Wie de mediator is" },
      {
        focus: copy({ en: "Focus", nl: "Aandachtsgebied" }, { max: 400 }),
        speciality: copy({ en: "Speciality", nl: "Specialisme" }, { max: 300 }),
        style: copy({ en: "Style", nl: "Stijl" }, { max: 400 }),
      },
    ),
  },
);

/** Paid webinar of the external provider: an entry of data/webinars.json. */
export const Webinar = objectType(
  "Webinar",
  { en: "Paid webinar (data/webinars.json)", nl: "Webinar" },
  {
    slug: entrySlug(),
    title: copy({ en: "Title", nl: "Titel" }, { max: 110 }),
    description: copy({ en: "What it is about", nl: "Waar het over gaat" }, { max: 500 }),
    duration: copy({ en: "How long it takes", nl: "Hoe lang het duurt" }, { max: 60 }),
    kind: choice("WebinarKind", ["single", "package"], {
      en: "Single webinar or package",
      nl: "Los webinar of pakket",
    }),
    url: link({ en: "Registration page of the provider", nl: "Aanmeldpagina" }),
    icon: icon(),
  },
);

/** Entry of the strip 'Trots partner van': data/partner-stats.json. */
export const PartnerStat = objectType(
  "PartnerStat",
  { en: "Kind of client with its number (data/partner-stats.json)", nl: "Soort klant met aantal" },
  { slug: entrySlug(), icon: icon(), text: copy({ en: "Text", nl: "Tekst" }, { max: 90 }) },
);
