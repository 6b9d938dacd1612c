import { css } from "@emotion/react";
import { oddLast, twoRows } from "../styles/layout";
import { media } from "../styles/media";
import { color, font, fontSize, space } from "../styles/tokens";
import { Drawing, type DrawingData } from "./Drawing";

const list = css`
  display: grid;
  gap: ${space.s4};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const columns = {
  three: css`
    ${media.columns} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  `,
  four: css`
    ${oddLast};
    ${media.desktop} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
  /* Five in a row leave no room for long words. */
  five: css`
    ${media.columns} {
      ${twoRows(3)};
    }
  `,
  seven: css`
    ${oddLast};
    ${media.desktop} {
      ${twoRows(4)};
    }
  `,
} as const;

/** Columns that leave no step alone on the last line. */
const columnsFor = (count: number): keyof typeof columns => {
  if (count === 5 || count === 7) {
    return count === 5 ? "five" : "seven";
  }
  return count === 4 || count > 6 ? "four" : "three";
};

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
  /* A phone has the drawing beside the words. */
  ${media.belowTablet} {
    display: grid;
    grid-template-columns: 7rem 1fr;
    column-gap: ${space.s2};
    & > img {
      grid-row: span 3;
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
  font-family: ${font.heading};
  font-size: ${fontSize.h2};
  font-weight: 600;
  line-height: 1.1;
`;

interface Step {
  /** Set large above the title: a number, "Dag 1". */
  mark: string;
  title: string;
  description: string;
  drawing?: DrawingData | null;
}

interface Props {
  steps: readonly Step[];
}

/** Steps side by side, each with its mark. */
export function StepList({ steps }: Props) {
  return (
    <ol css={[list, columns[columnsFor(steps.length)]]} data-reveal-children={150}>
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
