import { css } from "@emotion/react";
import { color, space } from "../styles/tokens";

const style = css`
  margin: 0;
  padding: ${space.s1};
  background: ${color.action};
  color: ${color.card};
  text-align: center;
`;

/** Says above a page that is still being written that it is; under `develop` only, as no build has such a page. */
export function DraftMark({ words }: { words: string }) {
  return <p css={style}>{words}</p>;
}
