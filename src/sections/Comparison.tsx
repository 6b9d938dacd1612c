import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Note } from "../components/Note";
import { SectionFrame } from "../components/SectionFrame";
import { surface } from "../components/tones";
import { headingFont, visuallyHidden } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ComparisonSection on ComparisonSection {
    ...SectionHead
    collapseLabel
    aspectLabel
    heads: columns
    rows {
      aspect
      values
    }
    note
  }
`;

/** A phone has the cells side by side under the aspect, with large letters as large as an amount has room for. */
const table = css`
  width: 100%;
  border-spacing: 0;
  & :is(th, td) {
    padding: ${space.s2};
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: baseline;
  }
  & th:first-of-type {
    padding-left: 0;
  }
  & thead th {
    ${headingFont(fontSize.h4)};
  }
  ${media.belowTablet} {
    &,
    & > * {
      display: block;
    }
    & tr {
      display: grid;
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
    & thead th:first-of-type {
      ${visuallyHidden}
    }
    & :is(th, td) {
      padding: ${space.half} min(${space.s1}, 2.2vw);
      line-height: 1.35;
    }
    & :is(td, thead th) {
      font-size: min(${fontSize.small}, 4.6vw);
    }
    & tr + tr {
      margin-top: ${space.half};
    }
    & tbody th {
      grid-column: 1 / -1;
      border-bottom: 0;
    }
  }
`;

/** Of two columns the first is ours: white, with an outline. */
const versus = css`
  & td:nth-of-type(1) {
    font-weight: 600;
  }
  ${media.tablet} {
    & thead th:nth-of-type(2),
    & td:nth-of-type(1) {
      border-inline: 2px solid ${color.brand};
      ${surface(color.card)};
    }
    & thead th:nth-of-type(2) {
      border-top: 2px solid ${color.brand};
      border-radius: ${radius.card} ${radius.card} 0 0;
      color: ${color.brand};
    }
    & tr:last-of-type td:nth-of-type(1) {
      border-bottom: 2px solid ${color.brand};
      border-radius: 0 0 ${radius.card} ${radius.card};
    }
  }
`;

/** More columns are equals, with amounts under amounts; the last row is what they come to. */
const bill = css`
  table-layout: fixed;
  & tr > :is(th + th, td) {
    padding-inline: ${space.half} 0;
  }
  & :is(td, thead th + th) {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  & tbody > :last-of-type {
    margin-top: -1px;
    border-top: 2px solid;
    font-weight: 600;
  }
  ${media.tablet} {
    & thead th {
      border-bottom: 2px solid;
    }
    & tbody tr:last-of-type > * {
      border-block: 2px solid;
      font-size: ${fontSize.h4};
    }
  }
`;

/** Table that compares, with explicit roles: `display: grid` on a phone would take the semantics of a table away. */
export function Comparison({ aspectLabel, heads, rows, note, ...frame }: Queries.ComparisonSectionFragment) {
  return (
    <SectionFrame {...frame}>
      <table css={[table, heads.length > 2 ? bill : versus]} role="table" style={{ "--columns": heads.length }}>
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
