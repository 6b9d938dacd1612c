import { css } from "@emotion/react";
import { container, headingFont } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { tones } from "./tones";

const row = css`
  ${container};
  display: grid;
  gap: ${space.s3};
  padding-block: ${space.s4};
  & li {
    padding-top: ${space.s2};
    border-top: 2px solid ${color.motif};
  }
  & strong {
    display: block;
    ${headingFont(fontSize.h3)};
    line-height: 1.2;
  }
  ${media.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    padding-block: ${space.s6};
  }
`;

/** Facts in one row on a petrol band, each with its explanation. */
export function FactRow({ facts }: { facts: readonly { value: string; label: string }[] }) {
  return (
    <div css={tones.petrol}>
      <ul css={row}>
        {facts.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
