import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Note } from "../components/Note";
import { SectionFrame } from "../components/SectionFrame";
import { visuallyHidden } from "../styles/layout";
import { color, font, fontSize, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ComparisonSection on ComparisonSection {
    anchor
    tone
    collapseLabel
    title
    intro
    aspectLabel
    heads: columns
    rows {
      aspect
      values
    }
    note
  }
`;

/** The first column is white, with an outline; on a phone, which has the cells side by side under the aspect, without it. */
const table = css`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: ${space.s2};
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
  & thead th {
    font-family: ${font.heading};
    font-size: ${fontSize.h4};
  }
  & thead th:first-of-type {
    font-family: inherit;
    font-size: inherit;
    font-weight: 400;
  }
  & thead th:nth-of-type(2),
  & td:nth-of-type(1) {
    border-inline: 2px solid ${color.brand};
    background: ${color.card};
  }
  & thead th:nth-of-type(2) {
    border-top: 2px solid ${color.brand};
    border-radius: ${radius.card} ${radius.card} 0 0;
    color: ${color.brand};
  }
  & td:nth-of-type(1) {
    font-weight: 600;
  }
  & tr:last-of-type td:nth-of-type(1) {
    border-bottom: 2px solid ${color.brand};
    border-radius: 0 0 ${radius.card} ${radius.card};
  }
  @media (max-width: 39.99em) {
    display: block;
    & thead,
    & tbody {
      display: block;
    }
    & tr {
      display: grid;
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
    & thead th:first-of-type {
      ${visuallyHidden}
    }
    & th,
    & td {
      padding: ${space.half} ${space.s1};
      line-height: 1.35;
    }
    & td,
    & thead th {
      font-size: ${fontSize.small};
    }
    & thead th {
      padding-inline: ${space.half};
    }
    & tr + tr {
      margin-top: ${space.half};
    }
    & tbody th {
      grid-column: 1 / -1;
      padding-inline: 0;
      border-bottom: 0;
    }
    & thead th,
    & thead th:nth-of-type(2) {
      border: 0;
      background: none;
    }
    & td,
    & td:nth-of-type(1),
    & tr:last-of-type td:nth-of-type(1) {
      border: 0;
      border-block: 1px solid ${color.line};
      border-radius: 0;
    }
  }
`;

/** Table that compares: mediation with a lawsuit, or what it costs here and there. */
export function Comparison({ aspectLabel, heads, rows, note, ...frame }: Queries.ComparisonSectionFragment) {
  return (
    <SectionFrame {...frame}>
      {/* Explicit roles: `display: grid` on a phone would take the table semantics away. */}
      <table css={table} role="table" style={{ "--columns": heads.length }}>
        <thead role="rowgroup">
          <tr role="row">
            {[aspectLabel, ...heads].map((head) => (
              <th key={head} scope="col" role="columnheader">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ aspect, values }) => (
            <tr key={aspect} role="row">
              <th scope="row" role="rowheader">
                {aspect}
              </th>
              {values.map((value, column) => (
                <td key={heads[column]} role="cell">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Note text={note} />
    </SectionFrame>
  );
}
