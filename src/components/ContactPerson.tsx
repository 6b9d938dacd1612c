import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { headingFont } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, radius, space } from "../styles/tokens";
import { Drawing } from "./Drawing";
import { useSiteTexts } from "./site-texts";
import { toneStyle } from "./tones";

export const fragment = graphql`
  fragment ContactPersonFields on ContactPerson {
    name
    text
    drawing {
      ...DrawingFields
    }
  }
`;

/** Name of the contact person, above what she does. */
export const personName = css`
  max-width: 26rem;
  font-size: ${fontSize.small};
  line-height: 1.45;
  & b {
    display: block;
    margin-bottom: ${space.half};
    ${headingFont(fontSize.h3)};
  }
`;

/** On petrol, which the drawing is made for; the person stands on its lower edge. */
const personStyle = css`
  ${toneStyle("petrol")};
  display: grid;
  grid-template-columns: minmax(8rem, 45%) 1fr;
  gap: ${space.s2};
  align-items: end;
  align-self: start;
  padding: ${space.s2} ${space.s2} 0;
  border-radius: ${radius.card};
  overflow: clip;
  & img {
    width: 100%;
    margin-bottom: -5%;
  }
  /* A phone has her beside her name. */
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    align-self: stretch;
    & img {
      order: 1;
    }
  }
  & figcaption {
    padding-bottom: ${space.s2};
    text-wrap: balance;
  }
`;

/** Who answers the phone, where data/navigation.json says so. */
export function ContactPerson() {
  const { contactPerson } = useSiteTexts();
  if (!contactPerson) {
    return null;
  }
  const { drawing, name, text } = contactPerson;
  return (
    <figure css={personStyle} data-screen="">
      <Drawing {...drawing} />
      <figcaption css={personName}>
        <b>{name}</b>
        {text}
      </figcaption>
    </figure>
  );
}
