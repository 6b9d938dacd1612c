import { css } from "@emotion/react";
import { headingFont, oddLast, twoRows } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { Drawing, type DrawingData } from "./Drawing";

const FOUR = ":has(> :nth-of-type(4):last-of-type), :has(> :nth-of-type(8))";
const SEVEN = ":has(> :nth-of-type(7):last-of-type)";

/** Three columns or four, so that no step is left alone on the last line; five in a row leave no room for long words. */
const list = css`
  display: grid;
  gap: ${space.s4};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &:is(${FOUR}, ${SEVEN}) {
    ${oddLast};
  }
  ${media.columns} {
    &:not(${FOUR}, ${SEVEN}) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &:has(> :nth-of-type(5):last-of-type) {
      ${twoRows(3)};
    }
  }
  ${media.desktop} {
    &:is(${FOUR}) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &${SEVEN} {
      ${twoRows(4)};
    }
  }
`;

/** Mark, title and text on shared lines, so that they are level in all columns. */
const item = css`
  position: relative;
  padding-top: ${space.s2};
  border-top: 2px solid ${color.motif};
  & h3 {
    font-size: ${fontSize.h4};
  }
  & p {
    margin-top: ${space.s1};
  }
  ${media.tablet} {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
`;

const drawn = css`
  padding-top: 0;
  border-top: 0;
  & > img {
    width: 100%;
    margin-bottom: ${space.s2};
  }
  /* A phone has the drawing beside the title. */
  ${media.belowTablet} {
    display: grid;
    grid-template-columns: min(7rem, 33%) 1fr;
    column-gap: ${space.s2};
    & > img {
      grid-row: span 2;
    }
    & > p {
      grid-column: 1 / -1;
    }
  }
  ${media.tablet} {
    grid-row: span 4;
  }
`;

/** A phone shows a short mark beside the title. */
const besideTitle = css`
  ${media.belowTablet} {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    & > span {
      grid-row: span 2;
    }
  }
`;

/** Characters of a mark that fits there. */
const SHORT = 2;

const markStyle = css`
  display: block;
  margin-bottom: ${space.half};
  color: var(--eyebrow, ${color.action});
  ${headingFont(fontSize.h2)};
  line-height: 1.1;
`;

interface Step {
  /** Set large above the title: a number, "Dag 1". */
  mark: string;
  title: string;
  description: string;
  drawing?: DrawingData | null;
}

/** Steps side by side, each with its mark. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol css={list} data-reveal-children={150}>
      {steps.map(({ mark, title, description, drawing }) => (
        <li key={title} css={[item, drawing ? drawn : mark.length <= SHORT && besideTitle]}>
          {drawing && <Drawing {...drawing} />}
          <span css={markStyle}>{mark}</span>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
