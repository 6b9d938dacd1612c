import type { CreatePagesArgs } from "gatsby";
import { FIGURES } from "../../content/model/needed";
import type { RatingInfo, SiteInfo } from "../../publish/seo/json-ld/input";
import type { Crumb } from "../../publish/seo/types";
import { runQuery } from "./run-query";

/** What every page family needs to know of the site. */
export interface SiteFacts {
  site: SiteInfo;
  home: Crumb;
}

type Data = Queries.SiteInfoQuery;

const ratingOf = (facts: Data["allFact"]["nodes"]): RatingInfo => {
  const number = (token: string): number => {
    const value = facts.find((fact) => fact.token === token)?.number;
    if (value === null || value === undefined) {
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
export const buildSiteFacts = ({ siteSettings, allFact, allCity, page: home }: Data): SiteFacts => {
  if (!siteSettings || !home) {
    throw new Error("The site needs data/site.json and data/pages/home.json");
  }
  const { links, ...settings } = siteSettings;
  return {
    home,
    site: {
      ...settings,
      profiles: [links.professionalNetwork],
      cities: allCity.nodes.map(({ name }) => name),
      rating: ratingOf(allFact.nodes),
    },
  };
};

export const siteFacts = async (args: CreatePagesArgs): Promise<SiteFacts> =>
  buildSiteFacts(
    await runQuery<Data>(
      args,
      "data/site.json",
      /* GraphQL */ `
        query SiteInfo {
          siteSettings {
            name
            shortName
            tagline
            siteUrl
            language
            phone
            email
            foundingYear
            priceRange
            address {
              street
              postalCode
              city
              country
            }
            openingHours {
              days
              opens
              closes
            }
            links {
              professionalNetwork
            }
          }
          allFact(filter: { token: { glob: "beoordeling.*" } }) {
            nodes {
              token
              number
            }
          }
          allCity(sort: { name: ASC }, limit: 12) {
            nodes {
              name
            }
          }
          page(path: { eq: "/" }) {
            path
            title
          }
        }
      `,
    ),
  );
