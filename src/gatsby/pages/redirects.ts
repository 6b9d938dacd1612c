import { pageGraph } from "../../publish/seo/json-ld/graph";
import { makePage } from "./make-page";
import type { PageInput } from "./page-input";
import { pageFamily } from "./run-query";
import type { SiteFacts } from "./site-info";

type Data = Queries.RedirectsQuery;

/** Pages that lead on where the host has no redirects of its own; noindex. Rows → page inputs. */
export const buildRedirectPages = ({ allRedirect }: Data, facts: SiteFacts, component: string): PageInput[] =>
  allRedirect.nodes.map(({ id, from, to, title, linkLabel }) =>
    makePage(
      facts.site,
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

export const redirects = pageFamily(
  "data/redirects.json",
  /* GraphQL */ `
    query Redirects {
      allRedirect {
        nodes {
          id
          from
          to
          title
          linkLabel
          permanent
        }
      }
    }
  `,
  (data: Data, facts, component) => ({
    rows: data.allRedirect.nodes,
    pages: buildRedirectPages(data, facts, component),
  }),
);
