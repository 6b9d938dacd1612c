import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { RAIL_GAP, RAIL_START, RailStop } from "../components/RailStop";
import { SectionFrame } from "../components/SectionFrame";
import { headingFont, tracks, visuallyHidden } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ProcessRailSection on ProcessRailSection {
    ...SectionHead
    stops {
      title
      detail
    }
    span
    spanFrom
    ...HasActions
  }
`;

/** On a wide screen the stops are equally wide, each with its mark at the left. */
const rail = css`
  padding-left: 104px;
  ${media.desktop} {
    --way: calc(100% - 100% / var(--stops));
    position: relative;
    display: grid;
    ${tracks("repeat(var(--stops), 1fr)")}
    padding: 14.5rem 0 0;
  }
`;

/** The lines behind the stops, which are equally high where they run down, so that the lines end at the last one. */
const way = css`
  position: relative;
  & > svg {
    position: absolute;
    left: -92px;
    top: 0.875rem;
    width: calc(2 * ${RAIL_GAP.phone});
    height: calc(100% - 100% / var(--stops));
    overflow: visible;
  }
  & > svg path {
    fill: none;
    stroke: var(--bar-own, ${color.brand});
    stroke-width: 6;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  & > svg path + path {
    stroke: ${color.motif};
  }
  & > ol {
    display: grid;
    grid-auto-rows: 1fr;
  }
  ${media.desktop} {
    &,
    & > ol {
      display: contents;
    }
    & > svg {
      left: ${RAIL_START};
      top: 4.25rem;
      width: var(--way);
      height: calc(2 * ${RAIL_GAP.wide});
    }
    /* To the right instead of down. */
    & > svg path {
      transform: matrix(0, 1, 1, 0, 0, 0);
    }
  }
`;

const spanStyle = css`
  margin-top: ${space.s3};
  color: var(--tick, ${color.brand});
  ${headingFont(fontSize.h4)};
  ${media.desktop} {
    position: absolute;
    top: 0;
    left: calc(var(--way) * (var(--from) - 1) / (var(--stops) - 1));
    right: calc(100% / var(--stops) - 4.5rem);
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

/** Stages of a mediation along two lines that become one. */
export function ProcessRail({ stops, span, spanFrom, actions, ...frame }: Queries.ProcessRailSectionFragment) {
  const lastStops = stops.slice(spanFrom - 1).map(({ title }) => title);
  return (
    <SectionFrame {...frame} headActions={actions}>
      <div css={rail} style={{ "--stops": stops.length, "--from": spanFrom }}>
        <div css={way}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0C0 33.3 30 66.7 50 100" />
            <path d="M100 0C100 33.3 70 66.7 50 100" />
          </svg>
          <ol>
            {stops.map(({ title, detail }, index) => (
              <RailStop key={title} title={title} detail={detail} place={index / (stops.length - 1)} />
            ))}
          </ol>
        </div>
        <p css={spanStyle}>
          <span css={visuallyHidden}>{lastStops.join(", ")}: </span>
          {span}
        </p>
      </div>
    </SectionFrame>
  );
}
