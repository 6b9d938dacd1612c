import { type Fact, factsByToken, figureOf } from "../../content/check/token-table";
import { FIGURES } from "../../content/model/needed";
import type { SiteInfo } from "../../publish/seo/json-ld/input";
import { readData } from "../read-data";

/** Most cities that the firm is said to work in. */
const MOST_CITIES = 12;

/** What every page family needs to know of the site. */
export const siteInfo = (cities: readonly { name: string }[]): SiteInfo => {
  const facts = factsByToken(readData<Fact[]>("facts.json"));
  const figure = (token: string): number => Number(figureOf(token, facts));
  return {
    ...readData<Omit<SiteInfo, "cities" | "rating">>("site.json"),
    cities: cities.slice(0, MOST_CITIES).map(({ name }) => name),
    rating: {
      value: figure(FIGURES.rating),
      best: figure(FIGURES.ratingMaximum),
      count: figure(FIGURES.ratingCount),
    },
  };
};
