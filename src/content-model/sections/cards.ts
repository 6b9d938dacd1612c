import { choice, copy, integer, list, objectType } from "../kinds";
import { Action, accent, icon } from "../shared";
import { heading, section } from "./define";

const Card = objectType(
  "Card",
  { en: "Small block with icon, title and text", nl: "Kaart met pictogram, titel en tekst" },
  {
    icon: icon().optional(),
    title: copy({ en: "Title (h3)", nl: "Titel" }, { max: 90 }),
    text: copy({ en: "Text", nl: "Tekst" }, { max: 600 }),
    action: Action.optional(),
  },
);

export const CardGridSection = section(
  "cardGrid",
  { en: "Grid of cards", nl: "Kaarten naast elkaar" },
  {
    ...heading(),
    columns: choice("Columns", ["two", "three", "four"], {
      en: "Number of columns on a wide screen",
      nl: "Aantal kolommen op een breed scherm",
    }).default("three"),
    cards: list(Card, { en: "The cards", nl: "De kaarten" }, { max: 24 }),
    actions: list(Action, { en: "Buttons under the grid", nl: "Knoppen onder de kaarten" }, { max: 3 }).optional(),
  },
);

const ServiceCard = objectType(
  "ServiceCard",
  { en: "A service with what it includes and how long it takes", nl: "Dienst met inhoud en duur" },
  {
    icon: icon(),
    title: copy({ en: "Name of the service", nl: "Naam van de dienst" }, { max: 60 }),
    subtitle: copy({ en: "One line under the name", nl: "Regel onder de naam" }, { max: 90 }),
    description: copy({ en: "What it is", nl: "Wat het is" }, { max: 500 }),
    features: list(copy({ en: "Feature", nl: "Kenmerk" }, { max: 120 }), {
      en: "What it includes",
      nl: "Wat erbij hoort",
    }),
    duration: copy({ en: "How long it takes", nl: "Hoe lang het duurt" }, { max: 80 }),
    action: Action,
  },
);

export const ServiceCardsSection = section(
  "serviceCards",
  { en: "Services side by side", nl: "Diensten naast elkaar" },
  { ...heading(), services: list(ServiceCard, { en: "The services", nl: "De diensten" }) },
);

const ProcessStep = objectType(
  "ProcessStep",
  { en: "Step of a process; the number follows from its place", nl: "Stap; het nummer volgt uit de plaats" },
  {
    title: copy({ en: "Title of the step", nl: "Titel van de stap" }, { max: 90 }),
    description: copy({ en: "What happens", nl: "Wat er gebeurt" }, { max: 500 }),
  },
);

export const StepsSection = section(
  "steps",
  { en: "Numbered process", nl: "Genummerde stappen" },
  {
    ...heading(),
    steps: list(ProcessStep, { en: "The steps, in order", nl: "De stappen, op volgorde" }, { min: 2, max: 8 }),
    actions: list(Action, { en: "Buttons", nl: "Knoppen" }, { max: 3 }).optional(),
  },
);

const CourseDay = objectType(
  "CourseDay",
  { en: "Day of the free e-mail course", nl: "Dag van de gratis e-mailcursus" },
  {
    day: integer({ en: "Day 1 to 7", nl: "Dag 1 tot en met 7" }, { min: 1, max: 7 }),
    title: copy({ en: "Theme", nl: "Thema" }, { max: 60 }),
    description: copy({ en: "What you learn", nl: "Wat je leert" }, { max: 300 }),
  },
);

export const CourseDaysSection = section(
  "courseDays",
  { en: "The days of the e-mail course", nl: "De dagen van de e-mailcursus" },
  { ...heading(), days: list(CourseDay, { en: "The days", nl: "De dagen" }, { min: 7, max: 7 }) },
);

const UrgencyTier = objectType(
  "UrgencyTier",
  { en: "How fast help is needed, with the fitting action", nl: "Hoe snel hulp nodig is" },
  {
    icon: icon(),
    title: copy({ en: "Title", nl: "Titel" }, { max: 60 }),
    term: copy({ en: "Within what time", nl: "Binnen welke tijd" }, { max: 40 }),
    description: copy({ en: "For which situation", nl: "Voor welke situatie" }, { max: 300 }),
    action: Action,
  },
);

export const UrgencyTiersSection = section(
  "urgencyTiers",
  { en: "Ways to get help by urgency", nl: "Contact naar urgentie" },
  { ...heading(), tiers: list(UrgencyTier, { en: "The tiers", nl: "De niveaus" }, { max: 4 }) },
);

const ContactDetail = objectType(
  "ContactDetail",
  { en: "Way to reach the firm", nl: "Manier om contact te leggen" },
  {
    icon: icon(),
    title: copy({ en: "Title", nl: "Titel" }, { max: 60 }),
    value: copy({ en: "What to use: number, address, area", nl: "Nummer, adres of gebied" }, { max: 80 }),
    description: copy({ en: "Explanation", nl: "Toelichting" }, { max: 200 }),
    action: Action.optional(),
  },
);

export const ContactDetailsSection = section(
  "contactDetails",
  { en: "Contact details", nl: "Contactgegevens" },
  { ...heading(), details: list(ContactDetail, { en: "The details", nl: "De gegevens" }, { max: 6 }) },
);

const ProblemSolution = objectType(
  "ProblemSolution",
  { en: "Problem with its solution", nl: "Probleem met oplossing" },
  {
    title: copy({ en: "Title", nl: "Titel" }, { max: 90 }),
    problem: copy({ en: "The problem", nl: "Het probleem" }, { max: 400 }),
    solution: copy({ en: "The solution", nl: "De oplossing" }, { max: 400 }),
    color: accent(),
  },
);

export const ProblemSolutionsSection = section(
  "problemSolutions",
  { en: "Problems with their solutions", nl: "Problemen met oplossingen" },
  { ...heading(), items: list(ProblemSolution, { en: "The blocks", nl: "De blokken" }) },
);
