import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, radius, space } from "../styles/tokens";
import { Icon, type IconSymbol } from "./Icon";

/** Only where cards stand beside each other: on a phone the titles suffice. */
const tile = css`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.card};
  background: ${color.quiet};
  color: ${color.brand};
  margin-bottom: ${space.s1};
  ${media.belowTablet} {
    display: none;
  }
`;

interface Props {
  icon: IconSymbol | null;
  title: string;
}

/** Title at the top of a card, with an icon on a quiet square. */
export function CardHead({ icon, title }: Props) {
  return (
    <>
      {icon && (
        <div css={tile}>
          <Icon name={icon} />
        </div>
      )}
      <h3>{title}</h3>
    </>
  );
}
