import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { headingFont } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, space } from "../styles/tokens";
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

const personStyle = css`
  display: grid;
  grid-template-columns: minmax(8rem, 34%) 1fr;
  gap: ${space.s2};
  align-items: center;
  padding-bottom: ${space.s3};
  & figcaption {
    text-wrap: balance;
  }
  ${media.columns} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    padding-block: ${space.s4};
    text-align: center;
    & img {
      width: clamp(16rem, 33vw, 30rem);
    }
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
