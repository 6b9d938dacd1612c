import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, radius, space } from "../styles/tokens";
import { Drawing, type DrawingData } from "./Drawing";
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

/** To the edges of the card. */
const pictureStyle = css`
  width: calc(100% + 2 * ${space.s3});
  max-width: none;
  margin: -${space.s3} -${space.s3} ${space.s1};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.sky};
`;

interface Props {
  icon?: IconSymbol;
  drawing?: DrawingData | null;
  title: string;
}

/** Title at the top of a card, under a drawing or an icon on a quiet square. */
export function CardHead({ icon, drawing, title }: Props) {
  return (
    <>
      {drawing && <Drawing {...drawing} css={pictureStyle} />}
      {icon && (
        <div css={tile}>
          <Icon name={icon} />
        </div>
      )}
      <h3>{title}</h3>
    </>
  );
}
