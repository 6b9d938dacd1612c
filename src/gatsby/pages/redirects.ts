import type { CreatePagesArgs } from "gatsby";
import type { PageInput } from "./page-input";
import { runQuery } from "./run-query";

type Row = Queries.RedirectsQuery["allRedirect"]["nodes"][number];

/** Pages that lead on where the host has no redirects of its own; noindex. Rows → page inputs. */
export const buildRedirectPages = (rows: readonly Row[], component: string): PageInput[] =>
  rows
    .filter(({ page }) => page === "built")
    .map(({ id, from, title }) => ({
      path: from,
      component,
      context: { id, title, language: "nl", robots: "noindex", group: "redirects", name: title },
    }));

export const redirects = async (args: CreatePagesArgs, component: string) => {
  const data = await runQuery<Queries.RedirectsQuery>(
    args,
    "data/redirects.json",
    /* GraphQL */ `
      query Redirects {
        allRedirect {
          nodes {
            id
            from
            to
            title
            permanent
            page
          }
        }
      }
    `,
  );
  return { rows: data.allRedirect.nodes, pages: buildRedirectPages(data.allRedirect.nodes, component) };
};
