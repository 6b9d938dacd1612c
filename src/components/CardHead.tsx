import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, radius, space } from "../styles/tokens";
import { Icon, type IconSymbol } from "./Icon";

/** A phone shows the icon beside the title, wider screens above it. */
const style = css`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  & > h3 {
    min-width: 0;
  }
  ${media.tablet} {
    display: contents;
  }
`;

const tile = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.card};
  background: ${color.quiet};
  color: ${color.brand};
  ${media.tablet} {
    margin-bottom: ${space.s1};
  }
`;

interface Props {
  icon: IconSymbol | null;
  title: string;
}

/** Title at the top of a card, with an icon on a quiet square. */
export function CardHead({ icon, title }: Props) {
  return (
    <div css={style}>
      {icon && (
        <div css={tile}>
          <Icon name={icon} />
        </div>
      )}
      <h3>{title}</h3>
    </div>
  );
}
