import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Note } from "../components/Note";
import { SectionFrame } from "../components/SectionFrame";
import { color, font, fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment StatsSection on StatsSection {
    anchor
    tone
    title
    intro
    stats {
      value
      label
      description
    }
    note
  }
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space.s4};
`;

const item = css`
  display: flex;
  flex-direction: column;
  & dd:first-of-type {
    order: -1;
    color: ${color.brand};
    font-family: ${font.heading};
    font-size: ${fontSize.display};
    font-weight: 600;
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
  & dt {
    font-weight: 600;
  }
`;

interface Props {
  section: Queries.StatsSectionFragment;
}

/** Figures set large. */
export function Stats({ section }: Props) {
  const { stats, note, ...frame } = section;
  return (
    <SectionFrame {...frame}>
      <dl css={list} data-reveal-children={150}>
        {stats.map(({ value, label, description }) => (
          <div key={label} css={item}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {description && <dd>{description}</dd>}
          </div>
        ))}
      </dl>
      <Note text={note} />
    </SectionFrame>
  );
}
