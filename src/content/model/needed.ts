/** Pages that code leads to or reads, whatever the content: the check says which one is gone. */
export const ROUTES = {
  home: "/",
  blog: "/blog",
  cities: "/arbeidsmediation",
  quote: "/offerte",
  siteMap: "/sitemap",
  privacy: "/cookie-privacy-verklaring",
  /** Thank-you page after booking (docs/agreement.md#thank-you-pages). */
  booked: "/bedankt-afspraak",
  /** Thank-you page after a quote request (docs/agreement.md#thank-you-pages). */
  requested: "/bedankt-bericht",
} as const;

/** Facts that code counts with or draws from: each is a number. */
export const FIGURES = {
  rating: "beoordeling.cijfer",
  ratingMaximum: "beoordeling.maximum",
  ratingCount: "beoordeling.aantal",
  packagePrice: "prijs.traject",
  absenceSalary: "verzuim.salaris",
  absenceYearLow: "verzuim.jaar1.laag",
  absenceYearHigh: "verzuim.jaar1.hoog",
} as const;
