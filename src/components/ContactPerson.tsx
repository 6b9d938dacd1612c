import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { font, fontSize, space } from "../styles/tokens";
import { Drawing } from "./Drawing";
import { useSiteTexts } from "./site-texts";

export const fragment = graphql`
  fragment ContactPersonFields on ContactPerson {
    name
    text
    drawing {
      ...DrawingFields
    }
  }
`;

const personStyle = css`
  display: flex;
  gap: ${space.s3};
  align-items: end;
  & img {
    width: clamp(9rem, 6rem + 10vw, 17.5rem);
  }
  & figcaption {
    max-width: 14rem;
    padding-bottom: ${space.s4};
    font-size: ${fontSize.small};
    line-height: 1.45;
    text-wrap: balance;
  }
  & b {
    display: block;
    font-family: ${font.heading};
    font-size: ${fontSize.h3};
    font-weight: 600;
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
      <figcaption>
        <b>{name}</b>
        {text}
      </figcaption>
    </figure>
  );
}
