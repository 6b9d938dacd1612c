import { choice, copy, drawing, integer, list, objectType } from "../field-types";
import { Action, accent, icon, Stat } from "../shared";
import { collapseLabel, heading, section } from "./define";

const Card = objectType("Card", ["Kaart", "Kaart met titel en tekst", "Small block with title and text"], {
  drawing: drawing(["Tekening", "Tekening boven de titel", "Drawing above the title"]).optional(),
  title: copy(["Titel", "Titel van de kaart", "Title (h3)"], 90),
  text: copy(["Tekst", "Tekst van de kaart", "Text"], 600),
  action: Action.optional(),
});

export const CardGridSection = section("cardGrid", ["Kaarten", "Kaarten naast elkaar", "Grid of cards"], {
  ...heading(),
  collapseLabel: collapseLabel(),
  look: choice(
    "CardLook",
    [
      "Uiterlijk",
      "Kaarten, of titels met tekst tussen lijnen; hoogstens één keer kaarten per pagina",
      "Cards, or titles with texts between lines; at most one grid of cards on a page",
    ],
    { cards: "Kaarten", rules: "Tussen lijnen" },
  ).default("rules"),
  columns: choice(
    "Columns",
    ["Kolommen", "Aantal kolommen op een breed scherm", "Number of columns on a wide screen"],
    { two: "Twee", three: "Drie", four: "Vier" },
  ).default("three"),
  cards: list(Card, ["Kaarten", "De kaarten, op volgorde", "The cards"], { max: 24 }),
  actions: list(Action, ["Knoppen", "Knoppen onder de kaarten", "Buttons under the grid"], { max: 3 }).optional(),
});

const ServiceCard = objectType(
  "ServiceCard",
  ["Dienst", "Dienst met inhoud en duur", "A service with what it includes and how long it takes"],
  {
    drawing: drawing(["Tekening", "Tekening boven de naam", "Drawing above the name"]),
    title: copy(["Naam", "Naam van de dienst", "Name of the service"], 60),
    subtitle: copy(["Onderregel", "Regel onder de naam", "One line under the name"], 90),
    description: copy(["Beschrijving", "Wat de dienst is", "What it is"], 500),
    features: list(copy(["Kenmerk", "Eén ding dat erbij hoort", "Feature"], 120), [
      "Kenmerken",
      "Wat erbij hoort",
      "What it includes",
    ]),
    duration: copy(["Duur", "Hoe lang het duurt", "How long it takes"], 80),
    action: Action,
  },
);

export const ServiceCardsSection = section(
  "serviceCards",
  ["Diensten", "Diensten naast elkaar", "Services side by side"],
  {
    ...heading(),
    collapseLabel: collapseLabel(),
    services: list(ServiceCard, ["Diensten", "De diensten, op volgorde", "The services"]),
  },
);

const ProcessStep = objectType(
  "ProcessStep",
  ["Stap", "Stap; het nummer volgt uit de plaats", "Step of a process; the number follows from its place"],
  {
    title: copy(["Titel", "Titel van de stap", "Title of the step"], 90),
    description: copy(["Beschrijving", "Wat er gebeurt", "What happens"], 500),
    drawing: drawing(["Tekening", "Tekening boven de stap", "Drawing above the step"]).optional(),
  },
);

export const StepsSection = section("steps", ["Stappen", "Genummerde stappen", "Numbered process"], {
  ...heading(),
  collapseLabel: collapseLabel(),
  steps: list(ProcessStep, ["Stappen", "De stappen, op volgorde", "The steps, in order"], { min: 2, max: 8 }),
  stats: list(Stat, ["Cijfers", "Grote cijfers onder de stappen", "Figures under the steps"], { max: 4 }).optional(),
  actions: list(Action, ["Knoppen", "Knoppen bij de kop", "Buttons beside the heading"], { max: 3 }).optional(),
});

const CourseDay = objectType(
  "CourseDay",
  ["Cursusdag", "Dag van de gratis e-mailcursus", "Day of the free e-mail course"],
  {
    day: integer(["Dag", "Dag 1 tot en met 7", "Day 1 to 7"], { min: 1, max: 7 }),
    title: copy(["Thema", "Onderwerp van de dag", "Theme"], 60),
    description: copy(["Beschrijving", "Wat je leert", "What you learn"], 300),
  },
);

export const CourseDaysSection = section(
  "courseDays",
  ["Cursusdagen", "De dagen van de e-mailcursus", "The days of the e-mail course"],
  {
    ...heading(),
    collapseLabel: collapseLabel(),
    days: list(CourseDay, ["Dagen", "De zeven dagen, op volgorde", "The days"], { min: 7, max: 7 }),
  },
);

const UrgencyTier = objectType(
  "UrgencyTier",
  ["Urgentie", "Hoe snel hulp nodig is", "How fast help is needed, with the fitting action"],
  {
    icon: icon(),
    title: copy(["Titel", "Naam van de urgentie", "Title"], 60),
    term: copy(["Termijn", "Binnen welke tijd", "Within what time"], 40),
    description: copy(["Situatie", "Voor welke situatie", "For which situation"], 300),
    action: Action,
  },
);

export const UrgencyTiersSection = section(
  "urgencyTiers",
  ["Contact naar urgentie", "Manieren om hulp te krijgen, naar hoe snel het moet", "Ways to get help by urgency"],
  {
    ...heading(),
    tiers: list(UrgencyTier, ["Niveaus", "Van de snelste hulp naar de rustigste", "The tiers"], { max: 4 }),
  },
);

const ContactDetail = objectType(
  "ContactDetail",
  ["Contactgegeven", "Manier om contact te leggen", "Way to reach the firm"],
  {
    title: copy(["Titel", "Naam van de manier, bijvoorbeeld Telefoon", "Title"], 60),
    value: copy(["Gegeven", "Nummer, adres of gebied", "What to use: number, address, area"], 80),
    description: copy(["Toelichting", "Uitleg onder het gegeven", "Explanation"], 200),
    action: Action.optional(),
  },
);

export const ContactDetailsSection = section(
  "contactDetails",
  ["Contactgegevens", "Manieren om het bureau te bereiken", "Contact details"],
  {
    ...heading(),
    details: list(ContactDetail, ["Gegevens", "De contactgegevens, op volgorde", "The details"], { max: 6 }),
  },
);

const ProblemSolution = objectType(
  "ProblemSolution",
  ["Probleem en oplossing", "Probleem met de oplossing ernaast", "Problem with its solution"],
  {
    title: copy(["Titel", "Naam van het probleem", "Title"], 90),
    problem: copy(["Probleem", "Wat er misgaat", "The problem"], 400),
    solution: copy(["Oplossing", "Wat mediation eraan doet", "The solution"], 400),
    color: accent(),
  },
);

export const ProblemSolutionsSection = section(
  "problemSolutions",
  ["Problemen en oplossingen", "Problemen, elk met de oplossing", "Problems with their solutions"],
  {
    ...heading(),
    collapseLabel: collapseLabel(),
    items: list(ProblemSolution, ["Onderdelen", "De problemen met hun oplossing", "The blocks"]),
  },
);
