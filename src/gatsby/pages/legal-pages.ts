import { pageGraph } from "../../publish/seo/json-ld/graph";
import { makePage } from "./make-page";
import type { BuildPages } from "./page-input";

/** Legal prose (content/legal): rows → page inputs. */
export const buildLegalPages: BuildPages<"allLegalPage"> = ({ allLegalPage }, site, component) =>
  allLegalPage.nodes.map((row) =>
    makePage(
      site,
      {
        id: row.id,
        path: row.path,
        component: `${component}?__contentFilePath=${row.contentFilePath}`,
        title: row.seoTitle,
        description: row.description,
        headline: row.title,
        trail: row.trail,
        ...(row.updated && { dates: { dateModified: row.updated } }),
      },
      pageGraph,
    ),
  );
