import { pageGraph } from "../../publish/seo/json-ld/graph";
import { makePage } from "./make-page";
import type { BuildPages } from "./page-input";

/** Pages that lead on where the host has no redirects of its own; noindex. Rows → page inputs. */
export const buildRedirectPages: BuildPages<"allRedirect"> = ({ allRedirect }, site, component) =>
  allRedirect.nodes.map(({ id, from, to, title, linkLabel }) =>
    makePage(
      site,
      {
        id,
        path: from,
        component,
        title,
        description: linkLabel,
        headline: title,
        robots: "noindex",
        trail: [],
        extra: { refresh: to },
      },
      pageGraph,
    ),
  );
