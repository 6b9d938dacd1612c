import { css } from "@emotion/react";
import { color, radius, space, target } from "./tokens";

/** Field of a form. */
export const fieldStyle = css`
  width: 100%;
  min-height: ${target};
  padding: 0 ${space.s2};
  border: 1px solid ${color.control};
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
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
`;
