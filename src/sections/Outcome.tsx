import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Drawing } from "../components/Drawing";
import { tones } from "../components/tones";
import { columns, container, headingFont } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment OutcomeSection on OutcomeSection {
    anchor
    figure
    claim
    outcomeText: text
    left
    right
    halves: drawing {
      ...DrawingFields
    }
  }
`;

const band = css`
  ${tones.petrol};
  padding-top: ${space.sectionLoud};
  overflow: clip;
`;

const claimStyle = css`
  ${columns("auto 1fr", `${space.s2} ${space.s8}`)};
  align-items: end;
  font-size: clamp(1.5rem, 1.1rem + 1.6vw, 2.4375rem);
  & > :last-child {
    max-width: 22rem;
  }
`;

const figureStyle = css`
  color: ${color.figure};
  font-size: clamp(7.25rem, 1rem + 19vw, 17rem);
  line-height: 0.9;
  ${media.narrow} {
    font-size: 30vw;
  }
  & small {
    margin-right: 0.04em;
    font-size: 0.62em;
    vertical-align: 0.14em;
  }
`;

const ending = css`
  display: grid;
  grid-template-columns: 54% 46%;
  margin-top: ${space.s4};
  ${media.tablet} {
    margin-top: ${space.sectionQuiet};
  }
  & p {
    grid-column: 1 / -1;
    max-width: 44rem;
    margin-bottom: ${space.s3};
    font-size: ${fontSize.h4};
  }
  & b {
    margin-bottom: ${space.s2};
    ${headingFont(fontSize.h3)};
    text-align: center;
  }
  & img {
    grid-column: 1 / -1;
    width: 100%;
  }
`;

/** The success figure and the two ways a conflict ends. */
export function Outcome(section: Queries.OutcomeSectionFragment) {
  const { anchor, figure, claim, outcomeText, left, right, halves } = section;
  const more = figure.startsWith(">");
  return (
    <section css={band} id={anchor ?? undefined}>
      <div css={container}>
        <h2 css={claimStyle}>
          <span css={figureStyle}>
            {more && <small>{">"}</small>}
            {more ? figure.slice(1) : figure}
          </span>{" "}
          <span>{claim}</span>
        </h2>
        <div css={ending}>
          <p>{outcomeText}</p>
          <b>{left}</b>
          <b>{right}</b>
          <Drawing {...halves} />
        </div>
      </div>
    </section>
  );
}
