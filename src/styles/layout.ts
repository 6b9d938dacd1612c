import { css } from "@emotion/react";
import { space, width } from "./tokens";

/** Hidden visually, read by assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Content column of 1120 px with the page's gutter. */
export const container = css`
  width: 100%;
  max-width: calc(${width.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;
