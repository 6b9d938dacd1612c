import { pageGraph } from "../../publish/seo/json-ld/graph";
import { makePage } from "./make-page";
import type { PageInput } from "./page-input";
import { pageFamily } from "./run-query";
import type { SiteFacts } from "./site-info";

type Data = Queries.NotFoundPagesQuery;

/** Gatsby's router shows /404.html for unknown paths; hosts answer with its file. /404 is what `develop` asks for. */
const PATHS = ["/404", "/404.html"];

/** The not-found page (data/not-found-page.json) → page inputs. */
export const buildNotFoundPages = ({ notFoundPageTexts }: Data, facts: SiteFacts, component: string): PageInput[] => {
  if (!notFoundPageTexts) {
    throw new Error("The not-found page needs data/not-found-page.json");
  }
  const { id, seoTitle, seoDescription, title } = notFoundPageTexts;
  return PATHS.map((path) =>
    makePage(
      facts.site,
      {
        id,
        path,
        component,
        title: seoTitle,
        description: seoDescription,
        headline: title,
        robots: "noindex",
        trail: [],
      },
      pageGraph,
    ),
  );
};

export const notFoundPages = pageFamily(
  "data/not-found-page.json",
  /* GraphQL */ `
    query NotFoundPages {
      notFoundPageTexts {
        id
        seoTitle
        seoDescription
        title
      }
    }
  `,
  buildNotFoundPages,
);
