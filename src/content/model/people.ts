import { choice, copy, drawing, flag, image, integer, link, objectType, plain, slug } from "./field-types";
import { icon } from "./shared";
import { sample } from "./site";

const entrySlug = () =>
  slug(["Korte naam", "Unique name of the entry", "Naam om naar te verwijzen; elke naam komt één keer voor"]);

/** Customer review shown on home: an entry of data/reviews.json. */
export const Review = objectType("Review", ["Beoordeling", "Customer review"], {
  slug: entrySlug(),
  sample: sample(),
  role: copy(["Rol", "Role of the reviewer", "Van de schrijver, bijvoorbeeld HR-manager"], 80),
  company: plain(["Organisatie", "Company"], 80).optional(),
  text: copy(["Tekst", "The review"], 700),
  rating: integer(["Sterren", "Rating, 1 to 5"], { min: 1, max: 5 }),
});

/** Whom a testimonial is from: the groups of /referenties. */
export const testimonialGroup = () =>
  choice("TestimonialGroup", ["Groep", "Group of a testimonial", "Vanuit welke stoel iemand spreekt"], {
    employer: "Werkgever of leidinggevende",
    hr: "HR",
    employee: "Medewerker",
    partner: "Partner",
  });

/** Testimonial: an entry of data/testimonials.json. */
export const Testimonial = objectType("Testimonial", ["Ervaring", "Testimonial"], {
  slug: entrySlug(),
  sample: sample(),
  author: copy(["Rol", "Role label only", "Rol van wie het zegt, zonder naam"], 90),
  quote: copy(["Citaat", "The quote"], 700),
  group: testimonialGroup(),
  note: copy(["Opmerking", "Note", "Korte toevoeging onder het citaat"], 80).optional(),
});

/** Member of the team: an entry of data/mediators.json. */
export const Mediator = objectType("Mediator", ["Mediator", "Member of the team"], {
  slug: entrySlug(),
  sample: sample(),
  name: copy(["Voornaam", "First name"], 30),
  surname: copy(["Achternaam", "Surname, on the team card", "Staat alleen op de teamkaart"], 40).optional(),
  register: objectType("MediatorRegister", ["Register", "Register in which a mediator can be found"], {
    label: copy(["Register", "Name of the register", "Naam van het register, zoals MfN"], 20),
    number: copy(["Nummer", "Number in the register"], 20),
    link: link(["Link", "Entry of the register", "Pagina van deze mediator in het register"]).optional(),
  }).optional(),
  region: copy(["Regio", "Where a mediator works mostly", "Waar iemand vooral werkt"], 40).optional(),
  languages: copy(["Talen", "Languages of the talks", "Talen waarin iemand begeleidt"], 60).optional(),
  fit: copy(["Past bij jou als", "Ends that sentence", "Maakt deze zin af, met een punt"], 140).optional(),
  role: copy(["Rol", "Role", "Functie, te lezen op de geopende kaart"], 80),
  topic: copy(["Onderwerp", "Speciality in a few words", "Waar iemand vaak voor wordt gevraagd"], 40),
  image: image(["Portret", "Portrait, cut square by the site", "Foto; de site toont haar vierkant"]).meta({
    square: true,
  }),
  showOnHome: flag(["Op de startpagina", "Whether home shows the portrait"]).default(false),
  bio: objectType("MediatorBio", ["Over de mediator", "Who the mediator is"], {
    focus: copy(["Aandachtsgebied", "Focus", "Waar de mediator zich op richt"], 400),
    speciality: copy(["Specialisme", "Speciality", "Waar de mediator sterk in is"], 300),
    style: copy(["Stijl", "Style", "Hoe de mediator werkt"], 400),
  }),
});

/** Paid webinar of the external provider: an entry of data/webinars.json. */
export const Webinar = objectType("Webinar", ["Webinar", "Paid webinar"], {
  slug: entrySlug(),
  title: copy(["Titel", "Title"], 110),
  description: copy(["Onderwerp", "What it is about"], 500),
  duration: copy(["Duur", "How long it takes"], 60),
  kind: choice("WebinarKind", ["Soort", "Single webinar or package"], { single: "Los webinar", package: "Pakket" }),
  url: link(["Aanmeldpagina", "Registration page of the provider"]),
  drawing: drawing(["Tekening", "Above the title"]),
});

/** Entry of the strip 'Trots partner van': data/partner-stats.json. */
export const PartnerStat = objectType("PartnerStat", ["Partnercijfer", "Kind of client with its number"], {
  slug: entrySlug(),
  icon: icon(),
  text: copy(["Tekst", "Text", "Soort klant met het aantal"], 90),
});
