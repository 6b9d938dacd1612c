interface Task {
  title: string;
  text: string;
  /** Where it is done, in the engine, and the field to begin with. */
  form: string;
  path?: readonly string[];
}

/** What editors come for, each with where the work is done. */
export const TASKS: readonly Task[] = [
  {
    title: "Prijs of feit wijzigen",
    text: "Een bedrag, termijn of aantal. Het verandert op alle pagina's tegelijk. Zoek hierboven op het bedrag.",
    form: "_singletons/entries/Fact",
  },
  {
    title: "Telefoon en openingstijden",
    text: "Hoe en wanneer jullie bereikbaar zijn, overal tegelijk.",
    form: "_singletons/entries/SiteSettings",
    path: ["phone"],
  },
  {
    title: "Beoordeling toevoegen",
    text: "Een beoordeling van een klant voor de startpagina.",
    form: "_singletons/entries/Review",
  },
  { title: "Artikel schrijven", text: "Een nieuw artikel voor de kennisbank.", form: "Article/new", path: ["title"] },
  {
    title: "Stad toevoegen",
    text: "Een nieuwe stadspagina, met voorbeelden bij elk veld.",
    form: "City/new",
    path: ["name"],
  },
  { title: "Pagina wijzigen", text: "Blokken aanpassen, toevoegen of verplaatsen.", form: "Page" },
  { title: "Pagina maken", text: "Een nieuwe pagina, uit blokken.", form: "Page/new", path: ["title"] },
  {
    title: "Menu wijzigen",
    text: "De menu's boven en onder aan elke pagina.",
    form: "_singletons/entries/Navigation",
    path: ["menus"],
  },
  { title: "Mediator toevoegen", text: "Of weghalen, of een foto vervangen.", form: "_singletons/entries/Mediator" },
  {
    title: "Mededeling plaatsen",
    text: "Een bericht boven aan elke pagina, bijvoorbeeld bij vakantie. Het verdwijnt vanzelf.",
    form: "_singletons/entries/Notice",
    path: ["text"],
  },
  {
    title: "Oud adres doorverwijzen",
    text: "Een pagina is verhuisd of weg: stuur bezoekers door.",
    form: "_singletons/entries/Redirect",
  },
  { title: "Alles wat er is", text: "Alle teksten, lijsten en instellingen.", form: "_singletons" },
];
