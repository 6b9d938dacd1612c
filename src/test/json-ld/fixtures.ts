import type { Context, PageInfo, SiteInfo } from "../../publish/seo/json-ld/input";

export const site: SiteInfo = {
  siteUrl: "https://www.voorbeeld.example",
  name: "Voorbeeldbureau",
  shortName: "VB",
  tagline: "Praat weer met elkaar",
  phone: "024 000 00 00",
  email: "info@voorbeeld.example",
  address: { street: "Voorbeeldstraat 1", postalCode: "6500 AA", city: "Nijmegen", country: "NL" },
  openingHours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "08:00",
    closes: "18:00",
  },
  foundingYear: 2016,
  priceRange: "€€",
  copyrightYear: 2024,
  links: {
    professionalNetwork: "https://netwerk.example/voorbeeldbureau",
    webinars: "https://webinars.example",
    complaints: "https://klachten.example",
    regulator: "https://toezicht.example",
  },
  tagManager: {},
  cities: ["Amsterdam", "Den Haag", "Utrecht"],
  rating: { value: 4.9, best: 5, count: 127 },
};

/** Context of a page below home; `page` overrides its fields. */
export const context = (page: Partial<PageInfo> = {}): Context => ({
  site,
  page: {
    path: "/online-mediation",
    title: "Online mediation",
    description: "Samen een conflict oplossen via een videogesprek.",
    language: "nl",
    image: "/social/0a1b2c.png",
    trail: [
      { title: "Home", path: "/" },
      { title: "Online mediation", path: "/online-mediation" },
    ],
    ...page,
  },
});

/** Context of home, which has no breadcrumb. */
export const homeContext = (): Context => context({ path: "/", title: "Arbeidsmediation", trail: [] });
