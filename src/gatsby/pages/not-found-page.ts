import { pageGraph } from "../../publish/seo/json-ld/graph";
import { makePage } from "./make-page";
import type { BuildPages } from "./page-input";

/** Gatsby's router shows /404.html for unknown paths; hosts answer with its file. /404 is what `develop` asks for. */
const PATHS = ["/404", "/404.html"];

/** The not-found page (data/not-found-page.json) → page inputs. */
export const buildNotFoundPages: BuildPages<"allNotFoundPageTexts"> = ({ allNotFoundPageTexts }, site, component) =>
  allNotFoundPageTexts.nodes.flatMap(({ id, seoTitle, seoDescription, title }) =>
    PATHS.map((path) =>
      makePage(
        site,
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
    ),
  );
