import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Picture } from "../components/Picture";
import { SectionFrame } from "../components/SectionFrame";
import { columns, leadText } from "../styles/layout";
import { color, space } from "../styles/tokens";

export const fragment = graphql`
  fragment PeopleShareSection on PeopleShareSection {
    anchor
    tone
    share {
      display
      figures
    }
    claim
    explanation: text
    people {
      ...DrawingFields
    }
  }
`;

const halves = css`
  ${columns("7fr 5fr", `${space.s4} ${space.s8}`)};
  align-items: center;
`;

const headingStyle = css`
  & b {
    display: block;
    margin-bottom: ${space.s2};
    color: var(--tick, ${color.brand});
    font-size: clamp(3.5rem, 2.4rem + 4.4vw, 6rem);
    font-weight: 600;
    line-height: 1;
  }
  & + p {
    margin-top: ${space.s2};
    ${leadText};
  }
`;

/** Faces in two rows; those that the figure counts have another colour. */
const faces = css`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: ${space.s2};
  & img {
    width: 100%;
    border-radius: 50%;
    background: ${color.sky};
    print-color-adjust: exact;
  }
  & .counted {
    background: ${color.motif};
  }
`;

/** Share of people such as “1 op de 6”, set large and drawn as faces; both from one fact. */
export function PeopleShare({ share, claim, explanation, people, ...frame }: Queries.PeopleShareSectionFragment) {
  const [counted = 0, all = 0] = share.figures;
  return (
    <SectionFrame {...frame}>
      <div css={halves}>
        <div>
          <h2 css={headingStyle}>
            <b>{share.display}</b> {claim}
          </h2>
          <p>{explanation}</p>
        </div>
        {all <= 12 && (
          <div css={faces} style={{ "--columns": Math.ceil(all / 2) }}>
            {Array.from({ length: all }, (_, index) => `${index + 1}`).map((person, index) => {
              const drawing = people[index % people.length];
              return (
                drawing && <Picture key={person} {...drawing} className={index < counted ? "counted" : undefined} />
              );
            })}
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
