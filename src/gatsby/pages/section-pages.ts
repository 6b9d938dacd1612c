import { ROUTES } from "../../content/model/needed";
import { sectionPageGraph } from "../../publish/seo/json-ld/section-page";
import { makePage } from "./make-page";
import type { BuildPages } from "./page-input";

type Row = Queries.PagesQuery["allPage"]["nodes"][number];

const headlineOf = ({ sections: [opening], title }: Row): string =>
  opening?.__typename === "HeroSection" || opening?.__typename === "FormOpeningSection" ? opening.title : title;

/** Pages made of sections (data/pages): rows → page inputs. */
export const buildSectionPages: BuildPages<"allPage" | "allReview"> = ({ allPage, allReview }, site, component) =>
  allPage.nodes.map((row) => {
    const { id, path, title, language, robots, seo, structuredData, sections, trail } = row;
    return makePage(
      site,
      {
        id,
        path,
        component,
        title: seo.title,
        description: seo.description,
        headline: headlineOf(row),
        language,
        robots,
        trail,
        ...(path === ROUTES.blog && { extra: { feed: title } }),
      },
      (context) => sectionPageGraph(context, structuredData, { sections, reviews: allReview.nodes }),
    );
  });
