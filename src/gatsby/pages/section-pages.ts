import type { CreatePagesArgs } from "gatsby";
import { pageTrail } from "../../seo/breadcrumbs";
import { sectionPageGraph } from "../../seo/json-ld/section-page";
import { contentOfSections } from "../../seo/json-ld/sections";
import { makePage } from "./make-page";
import type { PageInput } from "./page-input";
import { runQuery } from "./run-query";
import type { SiteFacts } from "./site-info";

type Data = Queries.SectionPagesQuery;
type Row = Data["allPage"]["nodes"][number];

/** Page that readers of articles subscribe from. */
const BLOG = "/blog";

const openingOf = ({ sections, title }: Row) => {
  const [opening] = sections;
  const motif = opening?.__typename === "HeroSection" ? opening.motif : "circles";
  const opens = opening?.__typename === "HeroSection" || opening?.__typename === "FormOpeningSection";
  return { headline: opens ? opening.title : title, motif } as const;
};

/** Pages made of sections (data/pages): rows → page inputs. */
export const buildSectionPages = (data: Data, { site, home }: SiteFacts, component: string): PageInput[] =>
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
        ...openingOf(row),
        language,
        robots,
        trail: pageTrail(home, row),
        ...(path === BLOG && { extra: { feed: title } }),
      },
      (context) =>
        sectionPageGraph(context, structuredData, { ...contentOfSections(sections), reviews: data.allReview.nodes }),
    );
  });

export const sectionPages = async (
  args: CreatePagesArgs,
  facts: SiteFacts,
  component: string,
): Promise<PageInput[]> => {
  const data = await runQuery<Data>(
    args,
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
            partOf {
              path
              title
              partOf {
                path
                title
              }
            }
            sections {
              __typename
              ... on HeroSection {
                title
                motif
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
            name
            company
            text
            rating
          }
        }
      }
    `,
  );
  return buildSectionPages(data, facts, component);
};
