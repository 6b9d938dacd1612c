import { css } from "@emotion/react";
import { headingFont } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space.s4};
  row-gap: 0;
  & > div + div {
    margin-top: ${space.s4};
  }
  ${media.tablet} {
    row-gap: ${space.s4};
    & > div + div {
      margin-top: 0;
    }
    /* Two by two, so that the fourth does not stand alone. */
    &:has(> :nth-of-type(4):last-of-type) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.desktop} {
    &:has(> :nth-of-type(4):last-of-type) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** Figure, label and explanation on shared lines: labels stay level when a figure takes two lines. */
const item = css`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  row-gap: 0;
  & dd:first-of-type {
    align-self: end;
    order: -1;
    margin-bottom: ${space.half};
    color: ${color.brand};
    ${headingFont(fontSize.display)};
    line-height: 1.1;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  & dt {
    font-weight: 600;
  }
`;

/** A phone shows a short figure beside its label. */
const shortFigures = css`
  ${media.belowTablet} {
    grid-template-columns: 7rem 1fr;
    column-gap: ${space.s2};
    & dt,
    & dd + dd {
      grid-column: 2;
    }
    & dd:first-of-type {
      grid-row: span 2;
      align-self: start;
      font-size: ${fontSize.h2};
    }
  }
`;

/** On a phone two by two; an odd last one would leave a hole. */
const pairs = css`
  ${media.belowTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s4} ${space.s2};
    & > div + div {
      margin-top: 0;
    }
  }
`;

/** Ranges ("€ 25.000 tot € 50.000") do not fit in a column at the largest size. */
const longFigures = css`
  & dd:first-of-type {
    font-size: ${fontSize.h2};
  }
`;

const plain = { short: shortFigures, long: longFigures } as const;

/** Larger on petrol. */
const loud = {
  short: css`
    & dd:first-of-type {
      color: ${color.figure};
      font-size: clamp(2.75rem, 1.5rem + 4.6vw, 4.5rem);
    }
  `,
  long: css`
    & dd:first-of-type {
      color: ${color.figure};
      font-size: ${fontSize.display};
    }
  `,
} as const;

/** Characters of a figure that still fits in a column at the largest size. */
const SHORT = 8;

interface Props {
  stats: readonly { value: string; label: string; description?: string | null }[];
  /** On petrol. */
  loud: boolean;
}

/** Figures set large, each with what it counts. */
export function StatList({ stats, loud: isLoud }: Props) {
  const size = stats.some(({ value }) => value.length > SHORT) ? "long" : "short";
  const inPairs = isLoud && size === "short" && stats.length % 2 === 0;
  return (
    <dl css={[list, inPairs && pairs]} data-reveal-children={150}>
      {stats.map(({ value, label, description }) => (
        <div key={label} css={[item, !inPairs && plain[size], isLoud && loud[size]]}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {description && <dd>{description}</dd>}
        </div>
      ))}
    </dl>
  );
}
