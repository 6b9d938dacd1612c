import type { CreatePagesArgs } from "gatsby";
import { childTrail } from "../../seo/breadcrumbs";
import { cityGraph } from "../../seo/json-ld/families";
import { makePage } from "./make-page";
import type { PageInput } from "./page-input";
import { runQuery } from "./run-query";
import type { SiteFacts } from "./site-info";

type Data = Queries.CityPagesQuery;

/** Other cities that a page links to at most. */
const OTHER_CITIES = 12;

/** City pages (data/cities): rows → page inputs at /arbeidsmediation-<slug>. */
export const buildCityPages = ({ allCity, page: parent }: Data, facts: SiteFacts, component: string): PageInput[] => {
  // In the context, not in the query of each page: that would run again for all cities when one changes.
  const links = allCity.nodes.slice(0, OTHER_CITIES + 1).map(({ name, path }) => ({ label: name, link: path }));
  return allCity.nodes.map(({ id, path, name, province, title, seo }) => {
    if (!parent) {
      throw new Error("City pages stand under data/pages/arbeidsmediation.json");
    }
    return makePage(
      facts.site,
      {
        id,
        path,
        component,
        title: seo.title,
        description: seo.description,
        headline: title,
        motif: "stones",
        trail: childTrail(facts.home, parent, { title: name, path }),
        extra: { otherCities: links.filter(({ link }) => link !== path).slice(0, OTHER_CITIES) },
      },
      (context) => cityGraph(context, { name, province, service: parent.title }),
    );
  });
};

export const cityPages = async (args: CreatePagesArgs, facts: SiteFacts, component: string): Promise<PageInput[]> => {
  const data = await runQuery<Data>(
    args,
    "data/cities",
    /* GraphQL */ `
      query CityPages {
        allCity(sort: { name: ASC }) {
          nodes {
            id
            path
            name
            province
            title
            seo {
              title
              description
            }
          }
        }
        page(path: { eq: "/arbeidsmediation" }) {
          path
          title
        }
      }
    `,
  );
  return buildCityPages(data, facts, component);
};
