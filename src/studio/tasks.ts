/** What editors come for, each with the address in the engine where the work is done. */
export const TASKS = [
  {
    title: "Prijs of feit wijzigen",
    text: "Een bedrag, termijn of aantal. Het verandert op alle pagina's tegelijk.",
    link: "#/collections/_singletons/entries/Fact",
  },
  {
    title: "Stad toevoegen",
    text: "Een nieuwe stadspagina, met voorbeelden bij elk veld.",
    link: "#/collections/City/new",
  },
  { title: "Artikel schrijven", text: "Een nieuw artikel voor de kennisbank.", link: "#/collections/Article/new" },
  {
    title: "Beoordeling toevoegen",
    text: "Een beoordeling van een klant voor de startpagina.",
    link: "#/collections/_singletons/entries/Review",
  },
  {
    title: "Mededeling plaatsen",
    text: "Een bericht boven aan elke pagina, bijvoorbeeld bij vakantie. Het verdwijnt vanzelf.",
    link: "#/collections/_singletons/entries/Notice",
  },
  { title: "Pagina wijzigen", text: "Blokken aanpassen, toevoegen of verplaatsen.", link: "#/collections/Page" },
  { title: "Alles wat er is", text: "Alle teksten, lijsten en instellingen.", link: "#/collections/_singletons" },
] as const;
