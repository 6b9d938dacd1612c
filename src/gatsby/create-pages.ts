import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { articlePages } from "./pages/article-pages";
import { cityPages } from "./pages/city-pages";
import { legalPages } from "./pages/legal-pages";
import { redirects } from "./pages/redirects";
import { sectionPages } from "./pages/section-pages";

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** Makes every page family from data, and tells hosts about the redirects. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const [sections, cities, articles, legal, moved] = await Promise.all([
    sectionPages(args, template("page")),
    cityPages(args, template("city")),
    articlePages(args, template("article")),
    legalPages(args, template("legal")),
    redirects(args, template("redirect")),
  ]);
  for (const page of [...sections, ...cities, ...articles, ...legal, ...moved.pages]) {
    args.actions.createPage({ ...page, context: { ...page.context } });
  }
  for (const { from, to, permanent } of moved.rows) {
    args.actions.createRedirect({ fromPath: from, toPath: to, isPermanent: permanent, statusCode: permanent ? 301 : 302 });
  }
};
