import { css } from "@emotion/react";
import { container } from "../styles/layout";
import { media } from "../styles/media";
import { color, font, fontSize, outline, space } from "../styles/tokens";

const row = css`
  ${container};
  display: grid;
  & li {
    padding-block: ${space.s2};
    border-top: 1px solid ${color.line};
  }
  & li:first-of-type {
    border-top: ${outline};
  }
  & strong {
    display: block;
    color: ${color.brand};
    font-family: ${font.heading};
    font-size: ${fontSize.h3};
    font-weight: 600;
    line-height: 1.2;
  }
  ${media.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    padding-bottom: ${space.s3};
    & li,
    & li:first-of-type {
      padding-right: ${space.s3};
      border-top: ${outline};
    }
    & li + li {
      padding-left: ${space.s3};
      background: linear-gradient(${color.line}, ${color.line}) left / 1px 100% no-repeat;
    }
  }
`;

interface Props {
  facts: readonly { value: string; label: string }[];
}

/** Facts in one row between lines, each with its explanation. */
export function FactRow({ facts }: Props) {
  return (
    <ul css={row}>
      {facts.map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong>
          {label}
        </li>
      ))}
    </ul>
  );
}
