import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type CityOnMap, MAP } from "../lib/city-map";
import { headingFont } from "../styles/layout";
import { color, radius } from "../styles/tokens";
import { Motif } from "./Motif";
import { SmartLink } from "./SmartLink";

export const fragment = graphql`
  fragment MappableCityFields on City {
    name
    path
    location {
      latitude
      longitude
      line
    }
  }
`;

const frame = css`
  position: relative;
  container-type: inline-size;
  /* On the smallest phones it reaches into the gutters, so that no name lies over another (lib/city-map.ts). */
  --wide: clamp(320px, 100%, 34rem);
  width: var(--wide);
  margin-inline: calc((100% - var(--wide)) / 2);
  & > img {
    width: 100%;
  }
  & li {
    position: absolute;
  }
  & li::before {
    content: "";
    position: absolute;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${color.brand};
    transform: translate(-50%, -50%);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`;

/**
 * Names on the drawing, each beside its dot. A link starts in the middle of its dot and overlaps no other link; all is
 * as large as the map, whatever the size of letters, as names would lie over each other.
 */
const names = css`
  & :is(a, b) {
    position: absolute;
    top: var(--shift, 0);
    left: 0;
    padding-inline: max(var(--line, 0px), var(--gap, 8px)) 0;
    background: linear-gradient(currentcolor 0 0) no-repeat var(--start, 6px) / calc(var(--line) - var(--start, 6px) - 4px) 1px;
    line-height: 24px;
    white-space: nowrap;
    transform: translateY(-50%);
    /* Readable where a name crosses the coast or a border. */
    text-shadow: ${"0 0 2px var(--color-page), ".repeat(5)}0 0 5px ${color.page};
  }
  & a {
    z-index: 1;
    color: ${color.text};
    font-size: clamp(13px, 3.6cqi, 15px);
  }
  & .left > :is(a, b) {
    right: 0;
    left: auto;
    padding-inline: 0 max(var(--line, 0px), var(--gap, 8px));
    background-position-x: calc(100% - var(--start, 6px));
  }
`;

/** The city that the map is about: the motif instead of a dot, and its name on a label over the map. */
const ownCity = css`
  & .own::before {
    content: none;
  }
  & .own > svg {
    position: absolute;
    width: clamp(26px, 9cqi, 36px);
    max-width: none;
    transform: translate(-50%, -50%);
  }
  & .own > :is(a, b) {
    --gap: 25px;
    --start: 20px;
    z-index: 1;
    width: max-content;
    max-width: calc(max(var(--line, 0px), var(--gap)) + 150px);
    white-space: normal;
    ${headingFont("clamp(13px, 8cqi - 12.8px, 18px)")};
  }
  & .own > :is(a, b)::before {
    content: "";
    position: absolute;
    inset: -2px -6px -2px calc(max(var(--line, 0px), var(--gap)) - 6px);
    z-index: -1;
    border: 1px solid;
    border-radius: ${radius.small};
    background: ${color.page};
  }
  & .own.left > :is(a, b)::before {
    inset-inline: -6px calc(max(var(--line, 0px), var(--gap)) - 6px);
  }
`;

interface Props {
  cities: readonly CityOnMap[];
  /** Text alternative of the drawing; the names on it are text. */
  alt: string;
  /** Path of the page that the map is the opening of: its city is no link. */
  here?: string;
}

/** Map of the Netherlands with names of cities, one of them large. */
export function CityMap({ cities, alt, here }: Props) {
  return (
    <div css={[frame, names, ownCity]}>
      <img src="/nederland.svg" {...MAP} alt={alt} loading={here ? "eager" : "lazy"} decoding="async" />
      <ul>
        {cities.map(({ name, path, x, y, left, shift, line, own }) => (
          <li
            key={path}
            className={[own && "own", left && "left"].filter(Boolean).join(" ") || undefined}
            style={{
              left: `${x}%`,
              top: `${y}%`,
              ...(shift !== 0 && { "--shift": `${shift}px` }),
              ...(shift > 0 && { "--gap": "15px" }),
              ...(line !== 0 && { "--line": `${Math.abs(line) / 3.2}cqi` }),
            }}
          >
            {own && <Motif />}
            {path === here ? <b>{name}</b> : <SmartLink href={path}>{name}</SmartLink>}
          </li>
        ))}
      </ul>
    </div>
  );
}
