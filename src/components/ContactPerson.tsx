import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { headingFont } from "../styles/layout";
import { fontSize, radius, space } from "../styles/tokens";
import { Picture } from "./Picture";
import { useSiteTexts } from "./site-texts";
import { toneStyle } from "./tones";

export const fragment = graphql`
  fragment ContactPersonFields on ContactPerson {
    name
    text
    ...HasDrawing
  }
`;

/** Name of the contact person, above what she does. */
export const personName = css`
  max-width: 26rem;
  font-size: ${fontSize.small};
  line-height: 1.45;
  text-wrap: balance;
  & b {
    display: block;
    margin-bottom: ${space.half};
    ${headingFont(fontSize.h3)};
  }
`;

/** On petrol, which the drawing is made for; the person stands on its lower edge, larger where there is more room. */
const personStyle = css`
  ${toneStyle("petrol")};
  display: flex;
  flex-direction: column;
  padding: ${space.s2} ${space.s2} 0;
  border-radius: ${radius.card};
  overflow: clip;
  & img {
    flex: 1 0 auto;
    order: 1;
    width: calc(100% + 2 * ${space.s2});
    max-width: none;
    margin: 0 -${space.s2} -5%;
    object-fit: cover;
  }
  & figcaption {
    padding-bottom: ${space.s2};
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
    <figure css={personStyle} data-no-print="">
      <Picture {...drawing} />
      <figcaption css={personName}>
        <b>{name}</b>
        {text}
      </figcaption>
    </figure>
  );
}
