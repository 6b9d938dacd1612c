import { css } from "@emotion/react";
import { media } from "./media";
import { color, fontSize, radius, space, target } from "./tokens";

/** Field of a form. */
export const fieldStyle = css`
  width: 100%;
  min-height: 3rem;
  /* Its label stays in view above it. */
  scroll-margin-top: 3rem;
  padding: 0 ${space.s2};
  border: 2px solid ${color.control};
  border-radius: ${radius.small};
  background: ${color.card};
  color: ${color.text};
  font: inherit;
`;

/** Label or link of one word or two, in a round border. */
export const chipStyle = css`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  padding: ${space.half} ${space.s2};
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.card};
  color: ${color.text};
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
`;

/** Label around a radio button, as a chip. */
export const choiceStyle = css`
  ${chipStyle};
  border-width: 2px;
  font-weight: 500;
  font-size: ${fontSize.small};
  & input {
    flex: none;
    margin: 0 ${space.s1} 0 0;
    accent-color: ${color.motif};
  }
  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.card};
    ${media.forcedColors} {
      border-width: 4px;
    }
  }
`;
