import type { CreatePagesArgs } from "gatsby";
import type { PageInput } from "./page-input";
import { runQuery } from "./run-query";

type Row = Queries.CityPagesQuery["allCity"]["nodes"][number];

/** City pages (data/cities): rows → page inputs at /arbeidsmediation-<slug>. */
export const buildCityPages = (rows: readonly Row[], component: string): PageInput[] =>
  rows.map(({ id, path, name, seo }) => ({
    path,
    component,
    context: { id, title: seo.title, language: "nl", robots: "index", group: "cities", name },
  }));

export const cityPages = async (args: CreatePagesArgs, component: string): Promise<PageInput[]> => {
  const data = await runQuery<Queries.CityPagesQuery>(
    args,
    "data/cities",
    /* GraphQL */ `
      query CityPages {
        allCity {
          nodes {
            id
            path
            name
            seo {
              title
            }
          }
        }
      }
    `,
  );
  return buildCityPages(data.allCity.nodes, component);
};
