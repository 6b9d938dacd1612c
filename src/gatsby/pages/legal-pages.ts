import type { CreatePagesArgs } from "gatsby";
import type { PageInput } from "./page-input";
import { runQuery } from "./run-query";

type Row = Queries.LegalPagesQuery["allLegalPage"]["nodes"][number];

/** Legal prose (content/legal): rows → page inputs. */
export const buildLegalPages = (rows: readonly Row[], component: string): PageInput[] =>
  rows.map(({ id, path, title, seoTitle, contentFilePath }) => ({
    path,
    component: `${component}?__contentFilePath=${contentFilePath}`,
    context: { id, title: seoTitle, language: "nl", robots: "index", group: "legal", name: title },
  }));

export const legalPages = async (args: CreatePagesArgs, component: string): Promise<PageInput[]> => {
  const data = await runQuery<Queries.LegalPagesQuery>(
    args,
    "content/legal",
    /* GraphQL */ `
      query LegalPages {
        allLegalPage {
          nodes {
            id
            path
            title
            seoTitle
            contentFilePath
          }
        }
      }
    `,
  );
  return buildLegalPages(data.allLegalPage.nodes, component);
};
