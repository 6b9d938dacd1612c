import { css } from "@emotion/react";
import { toneStyle } from "../components/tones";
import { container, evenColumns, headingFont, stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";

/** Each under a line, with its explanation. */
const row = css`
  ${container};
  ${stack(space.s3)};
  padding-block: ${space.s4};
  & li {
    padding-top: ${space.s2};
    border-top: 2px solid ${color.motif};
  }
  & strong {
    display: block;
    ${headingFont(fontSize.h3)};
  }
  ${media.tablet} {
    ${evenColumns(3, 3)};
    padding-block: ${space.s6};
  }
`;

/** The three facts of a city page, on petrol under its opening. */
export function CityFacts({ facts }: { facts: readonly { value: string; label: string }[] }) {
  return (
    <div css={toneStyle("petrol")}>
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
