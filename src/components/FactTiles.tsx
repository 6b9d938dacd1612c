import { css } from "@emotion/react";
import { color, font, fontSize, radius, space } from "../styles/tokens";

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space.s2};
  margin-top: ${space.s4};
  & li {
    padding: ${space.s2};
    border-top: 3px solid ${color.motif};
    border-radius: ${radius.small};
    background: ${color.card};
  }
  & strong {
    display: block;
    color: ${color.brand};
    font-family: ${font.heading};
    font-size: ${fontSize.h3};
    font-weight: 600;
    line-height: 1.2;
  }
`;

interface Props {
  tiles: readonly { value: string; label: string }[];
}

/** Facts side by side, each with its explanation. */
export function FactTiles({ tiles }: Props) {
  return (
    <ul css={list}>
      {tiles.map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong>
          {label}
        </li>
      ))}
    </ul>
  );
}
