import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SectionFrame } from "../components/SectionFrame";
import { columns } from "../styles/layout";
import { color, fontSize, space } from "../styles/tokens";

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
  }
`;

const halves = css`
  ${columns("1fr 1fr", `${space.s4} ${space.s8}`)};
  align-items: center;
`;

const headingStyle = css`
  & b {
    display: block;
    margin-bottom: ${space.s2};
    color: ${color.brand};
    font-size: clamp(3.5rem, 2.4rem + 4.4vw, 6rem);
    font-weight: 600;
    line-height: 1;
  }
  & + p {
    margin-top: ${space.s2};
    font-size: ${fontSize.lead};
    line-height: 1.5;
  }
`;

/** Heads and shoulders in a row; whom the figure counts stand out in colour and in front. */
const people = css`
  display: flex;
  max-width: 34rem;
  padding-inline: 4%;
  border-bottom: 2px solid;
  & svg {
    flex: 1;
    min-width: 0;
    margin-inline: -3%;
    fill: ${color.sky};
    print-color-adjust: exact;
  }
  & svg:nth-of-type(odd) {
    fill: ${color.creamDeep};
  }
  & circle,
  & path:first-of-type {
    fill: ${color.lens};
  }
  /* Every face of the site has two sides. */
  & circle + path {
    fill: ${color.creamDeep};
  }
  & .counted.counted {
    z-index: 1;
    fill: ${color.motif};
    transform: scale(1.16);
    transform-origin: bottom;
  }
`;

/** Hair of the figures, in turn. */
const HAIR = ["M15 26c-6-30 40-30 34 0-4-14-28-16-34 0z", "M14 44c-10-52 46-52 36 0-2-26-6-28-18-28S16 18 14 44z"];

/** Eyes and mouth: of whom the figure counts, and of the others. */
const FACES = [
  "M25 28a2 2 0 1 0 .1 0zm13 0a2 2 0 1 0 .1 0zM27 41q5-5 10 0v1q-5-4-10 0z",
  "M25 28a2 2 0 1 0 .1 0zm13 0a2 2 0 1 0 .1 0zM28 38h8v1.5h-8z",
];

/** Share of people such as “1 op de 6”, set large and drawn as a row of figures; both from one fact. */
export function PeopleShare({ share, claim, explanation, ...frame }: Queries.PeopleShareSectionFragment) {
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
          <div css={people}>
            {Array.from({ length: all }, (_, index) => `${index + 1}`).map((person, index) => (
              <svg
                key={person}
                viewBox="0 0 64 92"
                aria-hidden="true"
                className={index < counted ? "counted" : undefined}
              >
                <path d="M26 42h12v16H26z" />
                <path d="M3 93c0-52 58-52 58 0z" />
                <circle cx="32" cy="29" r="17" />
                <path d="M36 12.5v19l5 6-5 2v6a17 17 0 0 0 0-33z" />
                <path d={HAIR[index % HAIR.length]} fill="currentColor" />
                <path d={FACES[index < counted ? 0 : 1]} fill="currentColor" />
              </svg>
            ))}
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
