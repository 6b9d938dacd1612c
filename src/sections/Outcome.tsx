import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Picture } from "../components/Picture";
import { toneStyle } from "../components/tones";
import { columns, container, headingFont } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment OutcomeSection on OutcomeSection {
    anchor
    title
    outcomeText: text
    left
    right
    ...HasDrawing
  }
`;

const band = css`
  ${toneStyle("petrol")};
  padding-top: clamp(3.5rem, 2rem + 6.7vw, 8rem);
  overflow: clip;
`;

const words = css`
  ${columns("7fr 5fr", `${space.s2} ${space.s6}`)};
  align-items: end;
  & > h2 {
    font-size: ${fontSize.display};
  }
  & > p {
    font-size: ${fontSize.lead};
  }
`;

const ending = css`
  display: grid;
  grid-template-columns: 54% 46%;
  margin-top: ${space.s4};
  ${media.tablet} {
    margin-top: ${space.sectionQuiet};
  }
  & b {
    margin-bottom: ${space.s2};
    ${headingFont(fontSize.h4)};
    text-align: center;
    ${media.tablet} {
      font-size: ${fontSize.h3};
    }
  }
  & img {
    grid-column: 1 / -1;
    width: 100%;
    /* A phone has it up to the edges. */
    ${media.belowTablet} {
      width: calc(100% + 2 * ${space.gutter});
      max-width: none;
      margin-inline: calc(-1 * ${space.gutter});
    }
  }
`;

/** The two ways a conflict ends. */
export function Outcome({ anchor, title, outcomeText, left, right, drawing }: Queries.OutcomeSectionFragment) {
  return (
    <section css={band} id={anchor ?? undefined}>
      <div css={container}>
        <div css={words}>
          <h2>{title}</h2>
          <p>{outcomeText}</p>
        </div>
        <div css={ending}>
          <b>{left}</b>
          <b>{right}</b>
          <Picture {...drawing} />
        </div>
      </div>
    </section>
  );
}
