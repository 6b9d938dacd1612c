import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { MotifPair } from "../components/MotifPair";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { color, font, fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ProcessRailSection on ProcessRailSection {
    anchor
    tone
    title
    intro
    stops {
      title
      detail
    }
    span
    spanFrom
    actions {
      ...ActionFields
    }
  }
`;

/** Half the room between the two lines at the start, in rem: on a phone they run down, on a wide screen to the right. */
const GAP = { phone: 2, wide: 4 } as const;

/** Share of the gap that is left at a place from 0 (start) to 1 (together): the curve that the lines are drawn with. */
const gapAt = (place: number): number => 1 - place * place * (3 - 2 * place);

const rail = css`
  position: relative;
  padding-left: 6.5rem;
  & > svg {
    position: absolute;
    left: 0.75rem;
    top: 0.875rem;
    width: ${2 * GAP.phone}rem;
    height: calc(100% - 6.5rem);
    overflow: visible;
  }
  & path {
    fill: none;
    stroke-width: 6;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  & path:nth-of-type(odd) {
    stroke: ${color.brand};
  }
  & path:nth-of-type(even) {
    stroke: ${color.motif};
  }
  & .wide {
    display: none;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(var(--stops), minmax(0, 1fr));
    padding: 14.5rem 0 0;
    & > svg {
      left: calc(50% / var(--stops));
      top: 4.25rem;
      width: calc(100% - 100% / var(--stops));
      height: ${2 * GAP.wide}rem;
    }
    & .tall {
      display: none;
    }
    & .wide {
      display: initial;
    }
    & ol {
      display: contents;
    }
  }
`;

/** A ring on each line; where the lines are one, the motif stands instead. */
const stop = css`
  position: relative;
  padding-bottom: ${space.s4};
  line-height: 1.4;
  &:last-of-type {
    padding-bottom: 0;
  }
  & h3 {
    font-size: ${fontSize.h4};
  }
  &:not(:last-of-type)::before,
  &:not(:last-of-type)::after {
    content: "";
    position: absolute;
    left: -3.75rem;
    top: 0.875rem;
    width: 1.375rem;
    height: 1.375rem;
    border: 5px solid ${color.brand};
    border-radius: 50%;
    background: ${color.page};
    transform: translate(calc(-50% - ${GAP.phone}rem * var(--gap)), -50%);
  }
  &:not(:last-of-type)::after {
    border-color: ${color.motif};
    transform: translate(calc(-50% + ${GAP.phone}rem * var(--gap)), -50%);
  }
  & > svg {
    position: absolute;
    left: -3.75rem;
    top: 0.875rem;
    width: 9rem;
    max-width: none;
    transform: translate(-50%, -50%);
  }
  ${media.desktop} {
    padding: 0 ${space.s1};
    text-align: center;
    &:not(:last-of-type)::before,
    &:not(:last-of-type)::after,
    & > svg {
      left: 50%;
      top: -6.25rem;
    }
    &:not(:last-of-type)::before {
      transform: translate(-50%, calc(-50% - ${GAP.wide}rem * var(--gap)));
    }
    &:not(:last-of-type)::after {
      transform: translate(-50%, calc(-50% + ${GAP.wide}rem * var(--gap)));
    }
  }
`;

const spanStyle = css`
  margin-top: ${space.s3};
  color: ${color.brand};
  font-family: ${font.heading};
  font-size: ${fontSize.h4};
  font-weight: 600;
  ${media.desktop} {
    position: absolute;
    top: 0;
    left: calc(100% * (var(--from) - 1) / var(--stops));
    right: 0;
    margin: 0;
    text-align: center;
    &::after {
      content: "";
      display: block;
      height: 0.875rem;
      margin: ${space.half} ${space.half} 0;
      border: 3px solid ${color.motif};
      border-bottom: 0;
      border-radius: 12px 12px 0 0;
    }
  }
`;

interface Props {
  section: Queries.ProcessRailSectionFragment;
}

/** The way of a mediation: two lines that become one. */
export function ProcessRail({ section }: Props) {
  const { stops, span, spanFrom, actions, ...frame } = section;
  return (
    <SectionFrame drawn="ProcessRailSection" {...frame} headActions={<Actions actions={actions} />}>
      <div css={rail} style={{ "--stops": stops.length, "--from": spanFrom }}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="wide" d="M0 0C45 0 55 50 100 50" />
          <path className="wide" d="M0 100C45 100 55 50 100 50" />
          <path className="tall" d="M0 0C0 45 50 55 50 100" />
          <path className="tall" d="M100 0C100 45 50 55 50 100" />
        </svg>
        <ol>
          {stops.map(({ title, detail }, index) => (
            <li key={title} css={stop} style={{ "--gap": gapAt(index / (stops.length - 1)) }}>
              {index === stops.length - 1 && <MotifPair distance={24} />}
              <h3>{title}</h3>
              <p>{detail}</p>
            </li>
          ))}
        </ol>
        <p css={spanStyle}>{span}</p>
      </div>
    </SectionFrame>
  );
}
