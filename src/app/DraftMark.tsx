import { css } from "@emotion/react";
import { color, layer, space } from "../styles/tokens";

const style = css`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.skip};
  padding: ${space.s1};
  background: ${color.action};
  color: ${color.card};
  text-align: center;
`;

/** Says on a page that is still being written that it is; under `develop` only, as no build has such a page. */
export function DraftMark({ words }: { words: string }) {
  return <p css={style}>{words}</p>;
}
