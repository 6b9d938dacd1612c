import { trailThrough } from "../../publish/seo/breadcrumbs";
import { pageGraph } from "../../publish/seo/json-ld/graph";
import { makePage } from "./make-page";
import type { PageInput } from "./page-input";
import { pageFamily } from "./run-query";
import type { SiteFacts } from "./site-info";

type Data = Queries.LegalPagesQuery;

/** Legal prose (content/legal): rows → page inputs. */
export const buildLegalPages = ({ allLegalPage }: Data, facts: SiteFacts, component: string): PageInput[] =>
  allLegalPage.nodes.map((row) =>
    makePage(
      facts.site,
      {
        id: row.id,
        path: row.path,
        component: `${component}?__contentFilePath=${row.contentFilePath}`,
        title: row.seoTitle,
        description: row.description,
        headline: row.title,
        trail: trailThrough(facts.home, row),
        ...(row.updated && { dates: { dateModified: row.updated } }),
      },
      pageGraph,
    ),
  );

export const legalPages = pageFamily(
  "content/legal",
  /* GraphQL */ `
    query LegalPages {
      allLegalPage {
        nodes {
          id
          path
          title
          seoTitle
          description
          updated
          contentFilePath
        }
      }
    }
  `,
  buildLegalPages,
);
