import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import type { HostRedirect } from "../publish/hosting/redirects";
import { draftNotes } from "./drafts";
import { checkContent } from "./on-pre-bootstrap";
import { buildPages } from "./pages/build-pages";
import { PAGES_QUERY } from "./pages/query";
import { siteInfo } from "./pages/site-info";

const fromContent = async ({ graphql }: CreatePagesArgs) => {
  const { data, errors } = await graphql<Queries.PagesQuery>(PAGES_QUERY);
  if (errors || !data) {
    throw new Error(["De pagina's konden niet worden opgevraagd.", ...(errors ?? [])].join("\n"));
  }
  const redirects = data.allRedirect.nodes.map(
    ({ from, to, permanent }): HostRedirect => ({ from, to, status: permanent ? 301 : 302 }),
  );
  const site = siteInfo(data.allCity.nodes);
  return { site, pages: buildPages(data, site), redirects, searchWords: data.allSearchWord.nodes };
};

let latest: Awaited<ReturnType<typeof fromContent>> | undefined;

/**
 * Makes every page family from data. Problems with the content are reported first. If pages cannot be made, a build ends; after a save, `develop` keeps the pages from before.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  try {
    if (latest) {
      checkContent(args.reporter);
    }
    latest = await fromContent(args);
  } catch (error) {
    if (!latest) {
      throw error;
    }
    args.reporter.error(`The pages stay as they were before this save. ${error}`);
  }
  const drafts = draftNotes(process.cwd());
  for (const { path: pagePath, component, context } of latest.pages) {
    args.actions.createPage({ path: pagePath, component, context: { ...context, draft: drafts.get(pagePath) } });
  }
};

/**
 * The site and the pages that were made last, with the redirects to them and the words of visitors for what they are
 * about. Gatsby's `createRedirect` is not used: it warns about the pages that replace redirects on hosts without them.
 *
 * @throws if no pages were made
 */
export const madeSite = () => {
  if (!latest) {
    throw new Error("createPages has not run");
  }
  return latest;
};
