import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { CallCard } from "../components/CallCard";
import { FeaturedQuote } from "../components/FeaturedQuote";
import { Picture } from "../components/Picture";
import { RuledList } from "../components/RuledList";
import { SectionFrame } from "../components/SectionFrame";
import { TextWithAside } from "../components/TextWithAside";
import { color, space } from "../styles/tokens";

export const fragment = graphql`
  fragment CityText on City {
    region {
      title
      body
    }
    testimonial {
      ...QuoteFields
    }
    testimonialDrawing {
      ...DrawingFields
    }
    reasons {
      title
      ...HasDrawing
      items {
        title
        text
      }
    }
    serviceAreas {
      title
      intro
      places
    }
  }
  fragment CityTextShared on CityPageTexts {
    call {
      ...CallInvitationFields
    }
    reasonsDrawing {
      ...DrawingFields
    }
  }
`;

const placesStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(clamp(8.5rem, 22vw, 14rem), 1fr));
  column-gap: ${space.s3};
  & > li {
    padding-block: ${space.s1};
    border-bottom: 1px solid ${color.line};
  }
`;

interface Props {
  city: Queries.CityTextFragment;
  shared: Queries.CityTextSharedFragment;
  /** Shown beside the text. */
  picture: ReactNode;
}

/** What a city page says of its region: text, reasons and places. */
export function CityText({ city, shared, picture }: Props) {
  const { region, testimonial, testimonialDrawing, reasons, serviceAreas } = city;
  return (
    <>
      <SectionFrame tone="paper" anchor={null}>
        <TextWithAside {...{ picture, title: region.title, html: region.body }} call={<CallCard {...shared.call} />} />
      </SectionFrame>
      {testimonial && (
        <SectionFrame tone="apricot" anchor={null} quiet>
          <FeaturedQuote quote={testimonial} drawing={testimonialDrawing} />
        </SectionFrame>
      )}
      <SectionFrame tone="sand" anchor={null}>
        <TextWithAside
          mirrored
          title={reasons.title}
          picture={<Picture {...(reasons.drawing ?? shared.reasonsDrawing)} />}
        >
          <RuledList items={reasons.items} columns={2} />
        </TextWithAside>
      </SectionFrame>
      <SectionFrame tone="paper" anchor={null} quiet title={serviceAreas.title} intro={serviceAreas.intro}>
        <ul css={placesStyle}>
          {serviceAreas.places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </SectionFrame>
    </>
  );
}
