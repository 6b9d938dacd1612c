import { css } from "@emotion/react";
import { color, radius, space } from "../styles/tokens";
import { Icon, type IconSymbol } from "./Icon";

const tile = css`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  margin-bottom: ${space.s1};
  border-radius: ${radius.card};
  background: ${color.quiet};
  color: ${color.brand};
`;

/** Icon on a quiet square, at the top of a card. */
export function IconTile({ name }: { name: IconSymbol }) {
  return (
    <div css={tile}>
      <Icon name={name} />
    </div>
  );
}
