/** Content that a week of edits adds, with made-up names that do not exist yet. */

const describe = (what: string): string =>
  `Deze tekst over ${what} bestaat alleen om te laten zien dat één nieuw bestand genoeg is.`;

/** A file of data/cities. */
export const CITY = {
  slug: "proefstad",
  name: "Proefstad",
  province: "Overijssel",
  seo: { title: "Arbeidsmediation in Proefstad", description: describe("een stad") },
  title: "Arbeidsmediation in Proefstad",
  lead: "Een traject kost ook hier {prijs.traject}.",
  localPresence: { value: "Aan het spoor", label: "goed te bereiken" },
  region: {
    title: "Werken aan de IJssel",
    body: "Hanzestad met **veel** bedrijven.\n\n### Langs het water\n\nWe komen graag.",
  },
  reasons: {
    title: "Waarom hier",
    items: [
      { title: "Dichtbij", text: "We komen naar jullie toe." },
      { title: "Vlot", text: "Binnen {start.uren} uur aan tafel." },
    ],
  },
  serviceAreas: { title: "Rond Proefstad", intro: "Ook hier komen we:", places: ["Kampen", "Hattem", "Dalfsen"] },
  callToAction: { title: "Praten?", text: "Bel {phone}." },
};

/** A file of data/pages. */
export const PAGE = {
  path: "/proefpagina",
  title: "Nieuwe pagina",
  seo: { title: "Nieuwe pagina uit één bestand", description: describe("een pagina") },
  sections: [
    { type: "hero", title: "Een pagina uit één bestand", lead: "Een traject kost {prijs.traject}." },
    { type: "prose", anchor: "meer", title: "Meer", body: "Terug naar [boven](#meer) of naar [home](/)." },
  ],
};

/** Values for the form of an article. */
export const ARTICLE = {
  path: "/blog/proefartikel",
  title: "Een artikel uit de redactie",
  seoTitle: "Nieuw artikel uit de redactie",
  description: describe("een artikel"),
  excerpt: "Het overzicht, de sitemap en de feed nemen dit artikel vanzelf op.",
  author: "Redactie",
  body: `Bel ons op {phone}.

<Callout title="Even stilstaan">

Wat wil je **zelf** bereiken?

</Callout>

## Nog een kop

Mailen mag ook.`,
};

/** An entry of data/reviews.json. */
export const REVIEW = {
  slug: "proefreactie",
  role: "Teammanager",
  text: "Eindelijk praten we weer.",
  rating: 4,
};

/** An item of the section with questions on /faq. */
export const QUESTION = {
  question: "Mag ik iemand meenemen?",
  answer: "Ja, als de ander dat goed vindt.",
  action: { label: "Overleg met ons", link: "/offerte", style: "text" },
};
