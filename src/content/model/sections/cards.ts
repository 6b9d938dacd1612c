import { choice, copy, drawing, integer, list, objectType } from "../field-types";
import { Action, icon, Stat } from "../shared";
import { foldableSection, section } from "./define";

const Card = objectType("Card", ["Kaart", "Small block with title and text"], {
  drawing: drawing(["Tekening", "Drawing above the title"]).optional(),
  figure: copy(
    ["Cijfer", "Set large above the title, between lines", "Groot boven de titel, tussen lijnen"],
    12,
  ).optional(),
  title: copy(["Titel", "Title (h3)"], 90),
  text: copy(["Tekst", "Text"], 600),
  action: Action.optional(),
});

export const CardGridSection = foldableSection("cardGrid", ["Kaarten", "Grid of cards", "Kaarten naast elkaar"], {
  look: choice(
    "CardLook",
    ["Uiterlijk", "Cards at most once on a page; else titles between lines", "Kaarten hoogstens één keer per pagina"],
    { cards: "Kaarten", rules: "Tussen lijnen" },
  ).default("rules"),
  cards: list(Card, ["Kaarten", "The cards"], { max: 24 }),
  actions: list(Action, ["Knoppen", "Buttons", "Bij de kop, op een telefoon onderaan"], { max: 3 }).optional(),
});

const ServiceCard = objectType("ServiceCard", ["Dienst", "A service with what it includes and how long it takes"], {
  drawing: drawing(["Tekening", "Drawing above the name"]),
  title: copy(["Naam", "Name of the service"], 60),
  subtitle: copy(["Onderregel", "One line under the name"], 90),
  description: copy(["Beschrijving", "What it is"], 500),
  features: list(copy(["Kenmerk", "Feature"], 120), ["Kenmerken", "What it includes", "Wat erbij hoort"]),
  duration: copy(["Duur", "How long it takes"], 80),
  action: Action,
});

export const ServiceCardsSection = foldableSection("serviceCards", ["Diensten", "Services side by side"], {
  services: list(ServiceCard, ["Diensten", "The services"]),
});

const ProcessStep = objectType("ProcessStep", ["Stap", "Step of a process; the number follows from its place"], {
  title: copy(["Titel", "Title of the step"], 90),
  description: copy(["Beschrijving", "What happens"], 500),
  drawing: drawing(["Tekening", "Drawing above the step"]).optional(),
});

export const StepsSection = foldableSection("steps", ["Stappen", "Numbered process", "Genummerde stappen"], {
  steps: list(ProcessStep, ["Stappen", "The steps, in order", "De nummers volgen uit de plaats"], { min: 2, max: 8 }),
  stats: list(Stat, ["Cijfers", "Figures under the steps", "Onder de stappen"], { max: 4 }).optional(),
  actions: list(Action, ["Knoppen", "Buttons", "Bij de kop, op een telefoon onderaan"], { max: 3 }).optional(),
});

const CourseDay = objectType("CourseDay", ["Cursusdag", "Day of the free e-mail course"], {
  day: integer(["Dag", "Day 1 to 7"], { min: 1, max: 7 }),
  title: copy(["Thema", "Theme"], 60),
  description: copy(["Beschrijving", "What you learn", "Wat je leert"], 300),
});

export const CourseDaysSection = foldableSection("courseDays", ["Cursusdagen", "Days of the e-mail course"], {
  days: list(CourseDay, ["Dagen", "The days"], { min: 7, max: 7 }),
});

const UrgencyTier = objectType("UrgencyTier", ["Urgentie", "How fast help is needed, with the fitting action"], {
  icon: icon(),
  title: copy(["Titel", "Title"], 60),
  term: copy(["Termijn", "Within what time"], 40),
  description: copy(["Situatie", "For which situation"], 300),
  action: Action,
});

export const UrgencyTiersSection = section("urgencyTiers", ["Contact naar urgentie", "Ways to get help by urgency"], {
  tiers: list(UrgencyTier, ["Niveaus", "The tiers", "Van de snelste hulp naar de rustigste"], { max: 4 }),
});

const ContactDetail = objectType("ContactDetail", ["Contactgegeven", "Way to reach the firm"], {
  title: copy(["Titel", "Title", "Naam van de manier, bijvoorbeeld Telefoon"], 60),
  value: copy(["Gegeven", "What to use: number, address, area", "Nummer, adres of gebied"], 80),
  description: copy(["Toelichting", "Explanation"], 200),
  action: Action.optional(),
});

export const ContactDetailsSection = section("contactDetails", ["Contactgegevens", "Contact details"], {
  details: list(ContactDetail, ["Gegevens", "The details"], { max: 6 }),
});

const ProblemSolution = objectType("ProblemSolution", ["Probleem en oplossing", "Problem with its solution"], {
  title: copy(["Titel", "Title"], 90),
  problem: copy(["Probleem", "The problem"], 400),
  solution: copy(["Oplossing", "The solution"], 400),
});

export const ProblemSolutionsSection = foldableSection(
  "problemSolutions",
  ["Problemen en oplossingen", "Problems, each with its solution"],
  {
    items: list(ProblemSolution, ["Onderdelen", "The blocks"]),
  },
);
