import { css } from "@emotion/react";
import { color, radius, space } from "../styles/tokens";

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  & li {
    padding: ${space.half} ${space.s2};
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.card};
  }
`;

/** Names of places. */
export function PlaceList({ places }: { places: readonly string[] }) {
  return (
    <ul css={list}>
      {places.map((place) => (
        <li key={place}>{place}</li>
      ))}
    </ul>
  );
}
