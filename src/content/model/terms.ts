/** Words that the site writes in one way: the refused spelling (a global pattern), the right one, and why, in Dutch. */
export const TERMS = [
  {
    wrong: /(?<![\p{L}\p{N}/.-])[Hh]r(?![\p{L}\p{N}@])/gu,
    right: "HR",
    why: "ook in samenstellingen, zoals HR-adviseur",
  },
  { wrong: /\be-?mailtraining(?:en)?\b/giu, right: "e-mailcursus", why: "zo heet de gratis cursus overal" },
  {
    wrong: /(?<![\p{L}\p{N}/-])werknemer(?=s?(?![\p{L}\p{N}]))/giu,
    right: "medewerker",
    why: "alleen het adres van de pagina heet anders",
  },
  {
    wrong: /(?<![\p{L}\p{N}/-])(?:homepage|homepagina)(?![\p{L}\p{N}])/giu,
    right: "startpagina",
    why: "zo heet die overal",
  },
  { wrong: /\bper mail(?![\p{L}\p{N}])/giu, right: "per e-mail", why: "zo schrijven we het overal" },
];
