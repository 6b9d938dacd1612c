import { css } from "@emotion/react";
import { color, radius, space, target } from "./tokens";

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
