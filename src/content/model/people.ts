import { z } from "zod";
import { choice, copy, documented, flag, integer, link, objectType, slug, squareImage } from "./field-types";
import { icon } from "./shared";
import { sample } from "./site";

const entrySlug = () =>
  slug(["Korte naam", "Naam om naar te verwijzen; elke naam komt één keer voor", "Unique name of the entry"]);

/** Customer review shown on home: an entry of data/reviews.json. */
export const Review = objectType(
  "Review",
  ["Beoordeling", "Beoordeling van een klant op de startpagina", "Customer review (data/reviews.json)"],
  {
    slug: entrySlug(),
    sample: sample(),
    role: copy(["Rol", "Rol van de schrijver, bijvoorbeeld HR-manager", "Role of the reviewer"], 80),
    company: z
      .string()
      .min(1)
      .max(80)
      .meta(documented(["Organisatie", "Naam van de organisatie; mag leeg zijn", "Company"]))
      .optional(),
    text: copy(["Tekst", "Wat de klant schreef", "The review"], 700),
    rating: integer(["Sterren", "Aantal sterren, 1 tot en met 5", "Rating, 1 to 5"], { min: 1, max: 5 }),
  },
);

/** Whom a testimonial is from: the groups of /referenties. */
export const testimonialGroup = () =>
  choice("TestimonialGroup", ["Groep", "Vanuit welke stoel iemand spreekt", "Group of a testimonial"], {
    employer: "Werkgever of leidinggevende",
    hr: "HR",
    employee: "Medewerker",
    partner: "Partner",
  });

/** Testimonial: an entry of data/testimonials.json. */
export const Testimonial = objectType(
  "Testimonial",
  ["Ervaring", "Uitspraak van een klant", "Testimonial (data/testimonials.json)"],
  {
    slug: entrySlug(),
    sample: sample(),
    author: copy(["Rol", "Rol van wie het zegt, zonder naam", "Role label only"], 90),
    quote: copy(["Citaat", "Wat iemand over het bureau zegt", "The quote"], 700),
    group: testimonialGroup(),
    note: copy(["Opmerking", "Korte toevoeging onder het citaat", "Note"], 80).optional(),
  },
);

/** Member of the team: an entry of data/mediators.json. */
export const Mediator = objectType(
  "Mediator",
  ["Mediator", "Lid van het team", "Member of the team (data/mediators.json)"],
  {
    slug: entrySlug(),
    sample: sample(),
    name: copy(["Voornaam", "Alleen de voornaam", "First name"], 30),
    surname: copy(["Achternaam", "Staat alleen op de teamkaart", "Surname, on the team card"], 40).optional(),
    register: objectType(
      "MediatorRegister",
      ["Register", "Waar iemand staat ingeschreven", "Register in which a mediator can be found"],
      {
        label: copy(["Register", "Naam van het register, zoals MfN", "Name of the register"], 20),
        number: copy(["Nummer", "Nummer in het register", "Number in the register"], 20),
        link: link(["Link", "Pagina van deze mediator in het register", "Entry of the register"]).optional(),
      },
    ).optional(),
    region: copy(["Regio", "Waar iemand vooral werkt", "Where a mediator works mostly"], 40).optional(),
    languages: copy(["Talen", "Talen waarin iemand begeleidt", "Languages of the talks"], 60).optional(),
    fit: copy(
      ["Past bij jou als", "Maakt de zin ‘Past bij jou als’ af, met een punt", "Ends the sentence 'Past bij jou als'"],
      140,
    ).optional(),
    role: copy(["Rol", "Functie, te lezen op de geopende kaart", "Role"], 80),
    topic: copy(
      ["Onderwerp", "Waar iemand vaak voor wordt gevraagd, in een paar woorden", "Speciality in a few words"],
      40,
    ),
    image: squareImage([
      "Portret",
      "Foto van de mediator; de site toont haar vierkant",
      "Portrait, cut square by the site",
    ]),
    showOnHome: flag([
      "Op de startpagina",
      "Of het portret op de startpagina staat",
      "Whether home shows the portrait",
    ]).default(false),
    bio: objectType("MediatorBio", ["Over de mediator", "Wie de mediator is", "Who the mediator is"], {
      focus: copy(["Aandachtsgebied", "Waar de mediator zich op richt", "Focus"], 400),
      speciality: copy(["Specialisme", "Waar de mediator sterk in is", "Speciality"], 300),
      style: copy(["Stijl", "Hoe de mediator werkt", "Style"], 400),
    }),
  },
);

/** Paid webinar of the external provider: an entry of data/webinars.json. */
export const Webinar = objectType(
  "Webinar",
  ["Webinar", "Betaald webinar van de aanbieder", "Paid webinar (data/webinars.json)"],
  {
    slug: entrySlug(),
    title: copy(["Titel", "Naam van het webinar", "Title"], 110),
    description: copy(["Onderwerp", "Waar het over gaat", "What it is about"], 500),
    duration: copy(["Duur", "Hoe lang het duurt", "How long it takes"], 60),
    kind: choice("WebinarKind", ["Soort", "Los webinar of pakket", "Single webinar or package"], {
      single: "Los webinar",
      package: "Pakket",
    }),
    url: link(["Aanmeldpagina", "Webadres waar bezoekers zich aanmelden", "Registration page of the provider"]),
    icon: icon(),
  },
);

/** Entry of the strip 'Trots partner van': data/partner-stats.json. */
export const PartnerStat = objectType(
  "PartnerStat",
  ["Partnercijfer", "Soort klant met aantal", "Kind of client with its number (data/partner-stats.json)"],
  { slug: entrySlug(), icon: icon(), text: copy(["Tekst", "Soort klant met het aantal", "Text"], 90) },
);
