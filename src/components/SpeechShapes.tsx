import { css } from "@emotion/react";
import { headingFont, stack } from "../styles/layout";
import { color, fontSize, outline, space } from "../styles/tokens";

/** Each with its point at the lower left, in turn at the lower right and further to the right. */
const list = css`
  ${stack(space.s2)};
  max-width: 24rem;
  margin-top: ${space.s3};
  & li {
    justify-self: start;
    max-width: 20rem;
    padding: ${space.s2} ${space.s3};
    border: ${outline};
    border-radius: 1.5rem 1.5rem 1.5rem 0;
    background: ${color.lens};
    ${headingFont(fontSize.h4)};
    line-height: 1.4;
  }
  & li:nth-of-type(even) {
    justify-self: end;
    border-radius: 1.5rem 1.5rem 0;
    background: ${color.card};
  }
`;

/** What readers may recognise, each in a speech shape. */
export function SpeechShapes({ lines }: { lines: readonly string[] }) {
  return (
    <ul css={list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
