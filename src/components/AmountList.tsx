import { css } from "@emotion/react";
import { row } from "../styles/layout";
import { color, space } from "../styles/tokens";

const style = css`
  & > div {
    ${row(`0 ${space.s3}`)};
    padding-block: ${space.s1};
    border-top: 1px solid ${color.link};
  }
  & dt {
    flex: 1 1 20rem;
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** Amounts with what they are for, one on a ruled line; on petrol. */
export function AmountList({ rows }: { rows: readonly { label: string; amount: string }[] }) {
  return (
    <dl css={style}>
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
