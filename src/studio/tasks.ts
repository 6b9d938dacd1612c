interface Task {
  title: string;
  text: string;
  /** File whose form does it, and the field to begin with. */
  file: string;
  path?: readonly string[];
  /** Address in the engine, where it is not that form. */
  link?: string;
}

/** What editors come for, each with where the work is done. */
export const TASKS: readonly Task[] = [
  {
    title: "Prijs of feit wijzigen",
    text: "Een bedrag, termijn of aantal. Het verandert op alle pagina's tegelijk. Zoek hierboven op het bedrag.",
    file: "data/facts.json",
  },
  {
    title: "Telefoon en openingstijden",
    text: "Hoe en wanneer jullie bereikbaar zijn, overal tegelijk.",
    file: "data/site.json",
    path: ["phone"],
  },
  {
    title: "Beoordeling toevoegen",
    text: "Een beoordeling van een klant voor de startpagina.",
    file: "data/reviews.json",
  },
  {
    title: "Artikel schrijven",
    text: "Een nieuw artikel voor de kennisbank.",
    file: "",
    link: "#/collections/Article/new",
  },
  {
    title: "Stad toevoegen",
    text: "Een nieuwe stadspagina, met voorbeelden bij elk veld.",
    file: "",
    link: "#/collections/City/new",
  },
  {
    title: "Pagina wijzigen",
    text: "Blokken aanpassen, toevoegen of verplaatsen.",
    file: "",
    link: "#/collections/Page",
  },
  { title: "Pagina maken", text: "Een nieuwe pagina, uit blokken.", file: "", link: "#/collections/Page/new" },
  {
    title: "Menu wijzigen",
    text: "De menu's boven en onder aan elke pagina.",
    file: "data/navigation.json",
    path: ["menus"],
  },
  { title: "Mediator toevoegen", text: "Of weghalen, of een foto vervangen.", file: "data/mediators.json" },
  {
    title: "Mededeling plaatsen",
    text: "Een bericht boven aan elke pagina, bijvoorbeeld bij vakantie. Het verdwijnt vanzelf.",
    file: "data/notice.json",
    path: ["text"],
  },
  {
    title: "Oud adres doorverwijzen",
    text: "Een pagina is verhuisd of weg: stuur bezoekers door.",
    file: "data/redirects.json",
  },
  {
    title: "Alles wat er is",
    text: "Alle teksten, lijsten en instellingen.",
    file: "",
    link: "#/collections/_singletons",
  },
];
