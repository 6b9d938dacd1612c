import { css } from "@emotion/react";
import { evenColumns, headingFont, stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";

const listOf = (stats: number, columns: number) => css`
  ${stack(`${space.s4} ${space.s5}`)};
  ${media.tablet} {
    ${evenColumns(stats, stats % 2 === 0 ? 2 : 3)};
  }
  ${media.desktop} {
    ${evenColumns(columns, columns === 4 ? 4 : 3)};
  }
`;

/** Figure, label and explanation on shared lines: labels stay level when a figure takes two lines. */
const item = css`
  display: grid;
  align-content: start;
  & dd:first-of-type {
    align-self: end;
    order: -1;
    margin-bottom: ${space.half};
    color: var(--tick, ${color.brand});
    ${headingFont("var(--figure)")};
    line-height: 1.1;
    text-wrap: balance;
  }
  & dt {
    font-weight: 600;
  }
  ${media.tablet} {
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
`;

/** A phone shows a short figure beside its label. */
const besideLabel = css`
  & dd:first-of-type {
    white-space: nowrap;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(7rem, max-content) 1fr;
    align-items: baseline;
    column-gap: ${space.s2};
    & dt,
    & dd + dd {
      grid-column: 2;
    }
    & dd:first-of-type {
      grid-row: span 2;
      align-self: baseline;
    }
  }
`;

/** Characters of a figure that fits in a column at the largest size; ranges ("€ 25.000 tot € 50.000") do not. */
const SHORT = 8;

interface Props {
  stats: readonly { value: string; label: string; description?: string | null }[];
  /** Columns of what is above it on a wide screen, which are kept where only one stays empty. */
  columns?: number;
}

/** Figures set large, each with what it counts. */
export function StatList({ stats, columns = stats.length }: Props) {
  const isLong = stats.some(({ value }) => value.length > SHORT);
  return (
    <dl
      css={listOf(stats.length, columns === stats.length + 1 ? columns : stats.length)}
      style={{ "--figure": isLong ? "clamp(1.75rem, 4.2vw, 3.25rem)" : fontSize.h1 }}
      data-reveal-children={150}
    >
      {stats.map(({ value, label, description }) => (
        <div key={label} css={[item, !isLong && besideLabel]}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {description && <dd>{description}</dd>}
        </div>
      ))}
    </dl>
  );
}
