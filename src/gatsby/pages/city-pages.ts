import { neighboursOf } from "../../lib/city-map";
import { trailThrough } from "../../publish/seo/breadcrumbs";
import { pageGraph } from "../../publish/seo/json-ld/graph";
import { cityService } from "../../publish/seo/json-ld/services";
import { makePage } from "./make-page";
import type { PageInput } from "./page-input";
import { pageFamily } from "./run-query";
import type { SiteFacts } from "./site-info";

type Data = Queries.CityPagesQuery;

/** City pages (data/cities): rows → page inputs at /arbeidsmediation-<slug>. */
export const buildCityPages = (
  { allCity, cityPageTexts, page: parent }: Data,
  facts: SiteFacts,
  component: string,
): PageInput[] => {
  // In the context, not in the query of each page: that would run again for all cities when one changes.
  const byPath = new Map(allCity.nodes.map((city) => [city.path, city]));
  const onMap = (cityPageTexts?.mapCities ?? []).flatMap(({ path }) => byPath.get(path) ?? []);
  return allCity.nodes.map((city) => {
    const { id, path, name, title, seo } = city;
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
        trail: trailThrough(facts.home, parent, { title: name, path }),
        extra: { neighbours: neighboursOf(city, allCity.nodes, onMap) },
      },
      (context) => pageGraph(context, [cityService(context, city, parent.title)]),
    );
  });
};

export const cityPages = pageFamily(
  "data/cities",
  /* GraphQL */ `
    query CityPages {
      allCity(sort: { name: ASC }) {
        nodes {
          id
          path
          name
          province
          location {
            latitude
            longitude
          }
          title
          seo {
            title
            description
          }
        }
      }
      cityPageTexts {
        mapCities {
          path
        }
      }
      page(path: { eq: "/arbeidsmediation" }) {
        path
        title
      }
    }
  `,
  buildCityPages,
);
