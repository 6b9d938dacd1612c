/** The one query behind all pages; each function of build-pages.ts takes its part. */
export const PAGES_QUERY = /* GraphQL */ `
  query Pages {
    allCity(sort: { name: ASC }) {
      nodes {
        id
        path
        name
        province
        title
        seo {
          title
          description
        }
        serviceAreas {
          places
        }
        trail {
          path
          title
        }
      }
    }
    allArticle {
      nodes {
        id
        path
        headline: title
        title: seoTitle
        description
        excerpt
        date
        dateModified
        readingTime
        author
        category {
          title
        }
        contentFilePath
        trail {
          path
          title
        }
      }
    }
    allLegalPage {
      nodes {
        id
        path
        headline: title
        title: seoTitle
        description
        updated
        contentFilePath
        trail {
          path
          title
        }
      }
    }
    allNotFoundPageTexts {
      nodes {
        id
        headline: title
        title: seoTitle
        description: seoDescription
      }
    }
    allRedirect {
      nodes {
        id
        from
        to
        title
        linkLabel
        permanent
      }
    }
    allPage {
      nodes {
        id
        path
        title
        language
        robots
        group
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
    allSearchWord {
      nodes {
        typed
        means
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
`;
