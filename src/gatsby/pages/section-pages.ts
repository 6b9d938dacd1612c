import type { CreatePagesArgs } from "gatsby";
import type { PageInput } from "./page-input";
import { runQuery } from "./run-query";

type Row = Queries.SectionPagesQuery["allPage"]["nodes"][number];

/** Pages made of sections (data/pages): rows → page inputs. */
export const buildSectionPages = (rows: readonly Row[], component: string): PageInput[] =>
  rows.map(({ id, path, title, language, robots, group, seo }) => ({
    path,
    component,
    context: { id, title: seo.title, language, robots, group, name: title },
  }));

export const sectionPages = async (args: CreatePagesArgs, component: string): Promise<PageInput[]> => {
  const data = await runQuery<Queries.SectionPagesQuery>(
    args,
    "data/pages",
    /* GraphQL */ `
      query SectionPages {
        allPage {
          nodes {
            id
            path
            title
            language
            robots
            group
            seo {
              title
            }
          }
        }
      }
    `,
  );
  return buildSectionPages(data.allPage.nodes, component);
};
