import { graphql } from "gatsby";

/** What parts that several pages and sections share show of their data. */
export const fragments = graphql`
  # What components/Actions.tsx shows of a button.
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

  # The buttons and the drawing of every type that has such a field (content/graphql/from-model.ts).
  fragment HasAction on HasAction {
    action {
      ...ActionFields
    }
  }

  fragment HasActions on HasActions {
    actions {
      ...ActionFields
    }
  }

  fragment HasDrawing on HasDrawing {
    drawing {
      ...DrawingFields
    }
  }

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

  # Where a picture is, and the size of a drawing.
  fragment PictureFileFields on File {
    publicURL
    fields {
      width
      height
    }
  }

  fragment DrawingFields on Drawing {
    alt
    file {
      ...PictureFileFields
    }
  }

  # Picture of components/mdx/Figure.tsx and sections/Prose.tsx, as wide as prose at most.
  fragment ProsePictureFields on Image {
    file {
      relativePath
      ...PictureFileFields
      childImageSharp {
        gatsbyImageData(width: 848, placeholder: NONE, formats: [WEBP])
      }
    }
  }

  fragment BarChartFields on BarChart {
    title
    summary
    ticks {
      at {
        figures
      }
      place
      label
    }
    bars {
      ...BarFields
    }
  }

  fragment BarFields on Bar {
    label
    value
    detail
    owner
    unit
    low {
      figures
    }
    high {
      figures
    }
    beyond {
      figures
    }
  }

  # Amounts of components/ScaledCircles.tsx.
  fragment ScaledAmountsFields on ScaledAmounts {
    caption
    bars {
      ...BarFields
    }
    shared
  }

  # Portrait of components/Picture.tsx.
  fragment PortraitFields on Image {
    alt
    file {
      ...PictureFileFields
      childImageSharp {
        gatsbyImageData(width: 160, height: 160, placeholder: NONE, formats: [WEBP], outputPixelDensities: [1, 2])
      }
    }
  }

  # Invitation of components/CallCard.tsx.
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

  # Form or agenda of EmbedPart.tsx.
  fragment IntegrationFields on Integration {
    hosts {
      use
      host
    }
    height
    consentCategory
    embedTexts {
      callLabel
      mailLabel
      consentText
      loadOnceLabel
      settingsLabel
    }
    ...FormFields
    instead {
      ...FormFields
    }
  }

  # Own form (features/forms).
  fragment FormFields on Integration {
    slug
    kind
    url
    provider
    containerId
    title
    loadingText
    fallbackTitle
    fallbackText
    contact {
      phone
      email
      siteUrl
    }
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
        folded
      }
      foldLabel
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
      either
      invalidTitle
      missing
      choose
      wrongEmail
      wrongPhone
      retry
      mailLabel
      callLabel
      trap
    }
  }
`;
