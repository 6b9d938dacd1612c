import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { color, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ComparisonSection on ComparisonSection {
    anchor
    tone
    title
    intro
    aspectLabel
    mediationLabel
    lawsuitLabel
    rows {
      aspect
      mediation
      lawsuit
    }
  }
`;

/** On a phone every row becomes a block with its own labels; the table roles are kept by the markup below. */
const table = css`
  width: 100%;
  border-collapse: collapse;
  background: ${color.card};
  border-radius: ${radius.card};
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: ${space.s2};
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
  & thead th:nth-of-type(2) {
    background: ${color.brand};
    color: ${color.card};
    border-radius: ${radius.card} ${radius.card} 0 0;
  }
  & td:nth-of-type(1) {
    background: ${color.quiet};
    font-weight: 600;
  }
  @media (max-width: 39.99em) {
    & thead {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    & tr,
    & th,
    & td {
      display: block;
      border: 0;
    }
    & tr {
      padding-block: ${space.s1};
      border-bottom: 1px solid ${color.line};
    }
    & td::before {
      content: attr(data-label) ": ";
      font-weight: 400;
    }
  }
  ${media.print} {
    background: none;
  }
`;

interface Props {
  section: Queries.ComparisonSectionFragment;
}

/** Table that compares mediation with a lawsuit. */
export function Comparison({ section }: Props) {
  const { aspectLabel, mediationLabel, lawsuitLabel, rows, ...frame } = section;
  return (
    <SectionFrame {...frame}>
      {/* Explicit roles: `display: block` on a phone would take the table semantics away. */}
      <table css={table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col">{aspectLabel}</th>
            <th scope="col">{mediationLabel}</th>
            <th scope="col">{lawsuitLabel}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ aspect, mediation, lawsuit }) => (
            <tr key={aspect} role="row">
              <th scope="row">{aspect}</th>
              <td role="cell" data-label={mediationLabel}>
                {mediation}
              </td>
              <td role="cell" data-label={lawsuitLabel}>
                {lawsuit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}
