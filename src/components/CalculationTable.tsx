import { css } from "@emotion/react";
import { color, font, fontSize, space } from "../styles/tokens";
import { cardStyle } from "./Card";

const list = css`
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.s2};
    padding-block: ${space.s1};
    border-top: 1px solid ${color.line};
  }
  & > div:first-of-type {
    border-top: 0;
  }
  & dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    margin-left: auto;
  }
  & > .result {
    border-top: 2px solid ${color.text};
    color: ${color.brand};
    font-family: ${font.heading};
    font-size: ${fontSize.h3};
    font-weight: 600;
    line-height: 1.3;
  }
  & > .result dd {
    font-family: ${font.text};
  }
`;

interface Row {
  label: string;
  amount: string;
  kind: Queries.CalculationKind;
}

interface Props {
  title?: string;
  rows: readonly Row[];
}

/** Sum of amounts below each other, the outcome under a line; nothing without rows. */
export function CalculationTable({ title, rows }: Props) {
  if (rows.length === 0) {
    return null;
  }
  return (
    <div css={cardStyle}>
      {title && <h3>{title}</h3>}
      <dl css={list}>
        {rows.map(({ label, amount, kind }) => (
          <div key={label} className={kind}>
            <dt>{label}</dt>
            <dd>{kind === "minus" ? `− ${amount}` : amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
