import { css } from "@emotion/react";
import { color, radius, space } from "../styles/tokens";
import { useSiteTexts } from "./site-texts";

const style = css`
  display: inline-block;
  padding: 0 ${space.half};
  border: 1px dashed ${color.control};
  border-radius: ${radius.small};
  background: ${color.card};
  color: ${color.text};
  font: 600 0.8125rem/1.4 var(--font-text);
`;

/** Marks sample content that the owner still has to replace. */
export function SampleMark() {
  return <span css={style}>{useSiteTexts().sample}</span>;
}
