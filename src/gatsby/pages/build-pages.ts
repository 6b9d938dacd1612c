import { ROUTES } from "../../content/model/needed";
import { blogPosting } from "../../publish/seo/json-ld/blog-posting";
import { pageGraph } from "../../publish/seo/json-ld/graph";
import type { SiteInfo } from "../../publish/seo/json-ld/input";
import { sectionPageGraph } from "../../publish/seo/json-ld/section-page";
import { cityService } from "../../publish/seo/json-ld/services";
import { makePage, type PageInput, type PageSource } from "./make-page";

/** What all pages are made of: the answer to PAGES_QUERY. */
type Data = Omit<Queries.PagesQuery, "allSearchWord">;

/** Pages made of sections (data/pages). */
const sectionPages = ({ allPage, allReview }: Data): PageSource[] =>
  allPage.nodes.map(({ title, group, seo, structuredData, sections, ...row }) => {
    const [opening] = sections;
    const hasTitle = opening?.__typename === "HeroSection" || opening?.__typename === "FormOpeningSection";
    return {
      ...row,
      ...seo,
      template: "page",
      headline: hasTitle ? opening.title : title,
      search: { group, weight: 1 },
      ...(row.path === ROUTES.blog && { feed: title }),
      graph: (context) => sectionPageGraph(context, structuredData, { sections, reviews: allReview.nodes }),
    };
  });

/** City pages (data/cities), at /arbeidsmediation-<slug>. */
const cityPages = ({ allCity }: Data): PageSource[] =>
  allCity.nodes.map((city) => ({
    id: city.id,
    path: city.path,
    trail: city.trail,
    ...city.seo,
    template: "city",
    headline: city.title,
    search: { group: "cities", weight: 0.8, words: city.serviceAreas.places },
    graph: (context) => pageGraph(context, [cityService(context, city)]),
  }));

/** Articles (content/articles), at the exact path of their frontmatter. */
const articlePages = ({ allArticle }: Data): PageSource[] =>
  allArticle.nodes.map(({ headline, date, dateModified, readingTime, excerpt, author, category, ...row }) => {
    const modified = dateModified ?? date;
    return {
      ...row,
      template: "article",
      headline,
      dates: { datePublished: date, dateModified: modified },
      article: { published: date, modified },
      feed: row.trail.at(-2)?.title,
      feedItem: { excerpt, author, category: category.title },
      search: { group: "articles", weight: 0.6 },
      graph: (context) => pageGraph(context, [blogPosting(context, { headline, author, category, readingTime })]),
    };
  });

/** Legal prose (content/legal). */
const legalPages = ({ allLegalPage }: Data): PageSource[] =>
  allLegalPage.nodes.map(({ updated, ...row }) => ({
    ...row,
    template: "legal",
    search: { group: "legal", weight: 0.3 },
    dates: { dateModified: updated },
  }));

/** Gatsby's router shows /404.html for unknown paths; hosts answer with its file. /404 is what `develop` asks for. */
const NOT_FOUND = ["/404", "/404.html"];

/** The not-found page (data/not-found-page.json). */
const notFoundPages = ({ allNotFoundPageTexts }: Data): PageSource[] =>
  allNotFoundPageTexts.nodes.flatMap((texts) =>
    NOT_FOUND.map((path) => ({ ...texts, path, template: "not-found", robots: "noindex" })),
  );

/** Pages that lead on where the host has no redirects of its own. */
const redirectPages = ({ allRedirect }: Data): PageSource[] =>
  allRedirect.nodes.map(({ id, from, to, title, linkLabel }) => ({
    id,
    path: from,
    template: "redirect",
    title,
    description: linkLabel,
    headline: title,
    robots: "noindex",
    refresh: to,
  }));

/** Every page of the site: rows → page inputs. */
export const buildPages = (data: Data, site: SiteInfo): PageInput[] =>
  [sectionPages, cityPages, articlePages, legalPages, notFoundPages, redirectPages]
    .flatMap((family) => family(data))
    .map((facts) => makePage(site, facts));
