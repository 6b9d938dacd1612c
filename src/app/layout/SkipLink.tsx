import { css } from "@emotion/react";
import { color, layer, radius, space } from "../../styles/tokens";

const style = css`
  position: absolute;
  left: ${space.s2};
  top: -6rem;
  z-index: ${layer.skip};
  padding: ${space.s1} ${space.s2};
  border-radius: ${radius.small};
  background: ${color.card};
  font-weight: 600;
  &:focus {
    top: ${space.s1};
  }
`;

/** First link of the header: past it, to the content. In the header, as everything belongs to a landmark. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#inhoud" css={style}>
      {label}
    </a>
  );
}
