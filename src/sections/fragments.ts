import { graphql } from "gatsby";

/** What components/Actions.tsx shows of a button. */
export const actionFields = graphql`
  fragment ActionFields on Action {
    label
    link
    style
    newTab
    purpose
    track {
      name
      location
    }
  }
`;

/** Question, answer and button of sections/Faq.tsx. */
export const faqFields = graphql`
  fragment FaqFields on FaqItem {
    question
    answer
    action {
      ...ActionFields
    }
  }
`;

/** Card of an article in lists. */
export const articleCardFields = graphql`
  fragment ArticleCardFields on Article {
    path
    title
    excerpt
    date
    readingTime
    category {
      slug
      title
    }
  }
`;

/** What components/Drawing.tsx shows. */
export const drawingFields = graphql`
  fragment DrawingFields on Drawing {
    alt
    width
    height
    file {
      publicURL
    }
  }
`;

/** Rating of components/RatingLink.tsx. */
export const ratingFields = graphql`
  fragment RatingFields on RatingClaim {
    average
    text
    link
  }
`;
