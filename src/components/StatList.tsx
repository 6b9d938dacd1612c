import { css } from "@emotion/react";
import { evenColumns, headingFont, stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";

const listOf = (stats: number, isWide: boolean) => css`
  ${stack(`${space.s3} ${space.s3}`)};
  ${isWide ? "" : evenColumns(stats, 2)};
  ${media.tablet} {
    gap: ${space.s4} ${space.s5};
    ${evenColumns(stats, stats % 2 === 0 ? 2 : 3)};
  }
  ${isWide ? media.desktop : media.columns} {
    ${evenColumns(stats, stats === 4 ? 4 : 3)};
  }
`;

/** Figure and label on shared lines: labels stay level when a figure takes two lines. */
const item = css`
  display: grid;
  align-content: start;
  & dd {
    align-self: end;
    order: -1;
    margin-bottom: ${space.half};
    color: var(--tick, ${color.brand});
    ${headingFont("var(--figure)")};
    line-height: 1.1;
    text-wrap: balance;
  }
  & b {
    display: block;
  }
  ${media.tablet} {
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
`;

/** Characters of a figure that fits in a column at the largest size; ranges ("€ 25.000 tot € 50.000") do not. */
const SHORT = 8;

interface Props {
  stats: readonly { value: string; label: string; description?: string | null }[];
}

/** Figures set large, each with what it counts; a phone has two in a row if they are short and without explanation. */
export function StatList({ stats }: Props) {
  const isLong = stats.some(({ value }) => value.length > SHORT);
  const isWide = isLong || stats.some(({ description }) => description);
  return (
    <dl
      css={listOf(stats.length, isWide)}
      style={{ "--figure": isLong ? "clamp(1.75rem, 4.2vw, 3.25rem)" : fontSize.h1 }}
      data-reveal-children={150}
    >
      {stats.map(({ value, label, description }) => (
        <div key={label} css={item}>
          <dt>
            <b>{label}</b> {description}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
