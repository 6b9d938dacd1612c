import { FIGURES } from "../../content/model/needed";
import type { RatingInfo, SiteInfo } from "../../publish/seo/json-ld/input";

type Data = Pick<Queries.PagesQuery, "siteSettings" | "allFact" | "allCity">;

/** Most cities that the firm is said to work in. */
const MOST_CITIES = 12;

const ratingOf = (facts: Data["allFact"]["nodes"]): RatingInfo => {
  const number = (token: string): number => {
    const [value] = facts.find((fact) => fact.token === token)?.figures ?? [];
    if (value === undefined) {
      throw new Error(`data/facts.json has no number for ${token}`);
    }
    return value;
  };
  return {
    value: number(FIGURES.rating),
    best: number(FIGURES.ratingMaximum),
    count: number(FIGURES.ratingCount),
  };
};

/** Query result → what every page family needs to know of the site. */
export const siteInfo = ({ siteSettings, allFact, allCity }: Data): SiteInfo => {
  if (!siteSettings) {
    throw new Error("The site needs data/site.json");
  }
  const { links, ...settings } = siteSettings;
  return {
    ...settings,
    profiles: [links.professionalNetwork],
    cities: allCity.nodes.slice(0, MOST_CITIES).map(({ name }) => name),
    rating: ratingOf(allFact.nodes),
  };
};
