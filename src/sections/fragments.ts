import { graphql } from "gatsby";

/** What components/Actions.tsx shows of a button. */
export const actionFields = graphql`
  fragment ActionFields on Action {
    label
    link
    language
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
    shownDrawing {
      ...DrawingFields
    }
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

/** Picture of components/mdx/Figure.tsx, as wide as prose at most. */
export const prosePictureFields = graphql`
  fragment ProsePictureFields on Image {
    file {
      relativePath
      childImageSharp {
        gatsbyImageData(width: 680, placeholder: NONE, formats: [AUTO, WEBP, AVIF])
      }
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

/** Price of components/PriceSheet.tsx. */
export const priceSheetFields = graphql`
  fragment PriceSheetFields on PriceSheet {
    title
    price
    unit
    features
    priceActions: actions {
      ...ActionFields
    }
    other {
      title
      price
      unit
    }
  }
`;

/** Chart of components/BarChart.tsx. */
export const barChartFields = graphql`
  fragment BarChartFields on BarChart {
    title
    summary
    chartLook: look
    ticks {
      at {
        figures
      }
      place
      label
    }
    bars {
      label
      value
      detail
      owner
      unit
      segments {
        from {
          figures
        }
        to {
          figures
        }
        certainty
      }
    }
  }
`;

/** Portrait of components/Portrait.tsx. */
export const portraitFields = graphql`
  fragment PortraitFields on Image {
    alt
    file {
      publicURL
      childImageSharp {
        gatsbyImageData(layout: FIXED, width: 128, height: 128, placeholder: NONE, formats: [WEBP], outputPixelDensities: [1, 2])
      }
    }
  }
`;

/** Invitation of components/CallCard.tsx. */
export const callInvitationFields = graphql`
  fragment CallInvitationFields on CallInvitation {
    title
    text
    label
    mediator {
      image {
        ...PortraitFields
      }
    }
  }
`;

/** Form or agenda of EmbedPart.tsx. */
export const integrationFields = graphql`
  fragment IntegrationFields on Integration {
    slug
    kind
    url
    hosts {
      use
      host
    }
    containerId
    height
    title
    consentCategory
    loadingText
    fallbackTitle
    fallbackText
    ...FormFields
    instead {
      ...FormFields
    }
  }
`;

/** Own form (features/forms). */
export const formFields = graphql`
  fragment FormFields on Integration {
    slug
    kind
    url
    provider
    containerId
    title
    language
    loadingText
    fallbackTitle
    fallbackText
    form {
      heading
      subject
      questions {
        name
        label
        hint
        kind
        options
        autocomplete
        required
        missing
        half
      }
      oneOf {
        names
        missing
      }
      button
      note
      privacy
      returnPage
      sent {
        title
        text
      }
      hidden {
        name
        value
      }
    }
    formTexts {
      optional
      invalidTitle
      missing
      choose
      wrongEmail
      wrongPhone
      retry
      mailLabel
      callLabel
      trap
      prepareLabel
      prepareNote
      prepareOtherwise
      prepareWithoutScript
      copyLabel
      copied
      copyFailed
    }
  }
`;

/** Texts around a form or agenda (features/embeds). */
export const embedTextFields = graphql`
  fragment EmbedTextFields on EmbedTexts {
    callLabel
    mailLabel
    consentText
    loadOnceLabel
    settingsLabel
  }
`;
