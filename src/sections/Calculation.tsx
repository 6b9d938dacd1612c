import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CalculationTable } from "../components/CalculationTable";
import { Note } from "../components/Note";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { space } from "../styles/tokens";

export const fragment = graphql`
  fragment CalculationSection on CalculationSection {
    anchor
    tone
    title
    intro
    overview {
      label
      amount
      kind
    }
    exampleTitle
    example {
      label
      amount
      kind
    }
    note
  }
`;

const columns = css`
  display: grid;
  gap: ${space.s4};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface Props {
  section: Queries.CalculationSectionFragment;
}

/** Worked calculation: starting figures beside the example. */
export function Calculation({ section }: Props) {
  const { overview, exampleTitle, example, note, ...frame } = section;
  return (
    <SectionFrame {...frame}>
      <div css={columns}>
        <CalculationTable rows={overview} />
        <CalculationTable title={exampleTitle} rows={example} />
      </div>
      <Note text={note} />
    </SectionFrame>
  );
}
