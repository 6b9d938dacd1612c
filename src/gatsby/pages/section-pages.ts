import { ROUTES } from "../../content/model/needed";
import { trailThrough } from "../../publish/seo/breadcrumbs";
import { sectionPageGraph } from "../../publish/seo/json-ld/section-page";
import { makePage } from "./make-page";
import type { PageInput } from "./page-input";
import { pageFamily } from "./run-query";
import type { SiteFacts } from "./site-info";

type Data = Queries.SectionPagesQuery;
type Row = Data["allPage"]["nodes"][number];

const headlineOf = ({ sections: [opening], title }: Row): string =>
  opening?.__typename === "HeroSection" || opening?.__typename === "FormOpeningSection" ? opening.title : title;

/** Pages made of sections (data/pages): rows → page inputs. */
export const buildSectionPages = (data: Data, { site }: SiteFacts, component: string): PageInput[] =>
  data.allPage.nodes.map((row) => {
    const { id, path, title, language, robots, seo, structuredData, sections } = row;
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
        trail: trailThrough(...row.trail),
        ...(path === ROUTES.blog && { extra: { feed: title } }),
      },
      (context) => sectionPageGraph(context, structuredData, { sections, reviews: data.allReview.nodes }),
    );
  });

export const sectionPages = pageFamily(
  "data/pages",
  /* GraphQL */ `
    query SectionPages {
      allPage {
        nodes {
          id
          path
          title
          language
          robots
          structuredData
          seo {
            title
            description
          }
          trail {
            path
            title
          }
          sections {
            __typename
            ... on HeroSection {
              title
            }
            ... on FormOpeningSection {
              title
            }
            ... on FaqSection {
              items {
                question
                answer
              }
            }
            ... on StepsSection {
              title
              intro
              steps {
                title
                description
              }
            }
            ... on CourseDaysSection {
              title
              intro
              days {
                day
                title
                description
              }
            }
            ... on HeroSection {
              price {
                title
                amounts
                unit
                other {
                  title
                  amounts
                  unit
                }
              }
            }
            ... on PriceCardsSection {
              prices {
                title
                amounts
                unit
              }
            }
          }
        }
      }
      allReview {
        nodes {
          slug
          role
          company
          text
          rating
        }
      }
    }
  `,
  buildSectionPages,
);
