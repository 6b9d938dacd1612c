import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { draftNotes } from "./drafts";
import { articlePages } from "./pages/article-pages";
import { cityPages } from "./pages/city-pages";
import { legalPages } from "./pages/legal-pages";
import { notFoundPages } from "./pages/not-found-page";
import type { PageInput } from "./pages/page-input";
import { redirects } from "./pages/redirects";
import { sectionPages } from "./pages/section-pages";
import { siteFacts } from "./pages/site-info";
import { keepRedirects } from "./redirect-routes";
import { startSocialImages } from "./social-images";

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

interface Made {
  pages: PageInput[];
  redirects: Awaited<ReturnType<typeof redirects>>["rows"];
}

const fromContent = async (args: CreatePagesArgs): Promise<Made> => {
  const facts = await siteFacts(args);
  const moved = await redirects(args, facts, template("redirect"));
  const families = await Promise.all([
    sectionPages(args, facts, template("page")),
    cityPages(args, facts, template("city")),
    articlePages(args, facts, template("article")),
    legalPages(args, facts, template("legal")),
    notFoundPages(args, facts, template("not-found")),
  ]);
  return { pages: [...families.flat(), ...moved.pages], redirects: moved.rows };
};

let latest: Made | undefined;

/**
 * Makes every page family from data, and keeps the redirects for the host. Problems with the content are reported
 * first. If pages cannot be made, a build ends; after a save, `develop` keeps the pages from before.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  try {
    latest = await fromContent(args);
  } catch (error) {
    if (!latest) {
      throw error;
    }
    args.reporter.error(`The pages stay as they were before this save. ${error}`);
  }
  startSocialImages(latest.pages.map(({ socialImage }) => socialImage));
  const drafts = draftNotes(process.cwd());
  for (const { path: pagePath, component, context } of latest.pages) {
    args.actions.createPage({ path: pagePath, component, context: { ...context, draft: drafts.get(pagePath) } });
  }
  keepRedirects(latest.redirects);
};
