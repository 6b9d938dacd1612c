import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { contentChecked } from "./content-check";
import { articlePages } from "./pages/article-pages";
import { cityPages } from "./pages/city-pages";
import { legalPages } from "./pages/legal-pages";
import { notFoundPages } from "./pages/not-found-page";
import { redirects } from "./pages/redirects";
import { sectionPages } from "./pages/section-pages";
import { siteFacts } from "./pages/site-info";
import { keepRedirects } from "./redirect-routes";
import { startSocialImages } from "./social-images";

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

const makePages = async (args: CreatePagesArgs): Promise<void> => {
  const { createPage } = args.actions;
  const facts = await siteFacts(args);
  const moved = await redirects(args, facts, template("redirect"));
  const families = await Promise.all([
    sectionPages(args, facts, template("page")),
    cityPages(args, facts, template("city")),
    articlePages(args, facts, template("article")),
    legalPages(args, facts, template("legal")),
    notFoundPages(args, facts, template("not-found")),
  ]);
  const pages = [...families.flat(), ...moved.pages];
  startSocialImages(pages.map(({ socialImage }) => socialImage));
  for (const { path: pagePath, component, context } of pages) {
    createPage({ path: pagePath, component, context: { ...context } });
  }
  keepRedirects(moved.rows);
};

/** Makes every page family from data, and keeps the redirects for the host. What is wrong with the content comes first. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  try {
    await makePages(args);
  } catch (error) {
    await contentChecked();
    throw error;
  }
};
