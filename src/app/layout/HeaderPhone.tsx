import { css } from "@emotion/react";
import { ButtonLink } from "../../components/ButtonLink";
import { Icon } from "../../components/Icon";
import { visuallyHidden } from "../../styles/layout";
import { media } from "../../styles/media";

const number = css`
  white-space: nowrap;
  ${media.belowColumns} {
    ${visuallyHidden}
  }
`;

/** With letters twice as large it would lie over the name of the firm; the bar at the foot calls as well. */
const place = css`
  display: contents;
  ${media.hugeLetters} {
    display: none;
  }
`;

interface Props {
  phone: string;
  /** The number as a `tel:` address. */
  href: string;
  /** Accessible name of the link. */
  label: string;
}

/** Link that calls: an icon, and from an upright tablet the number. */
export function HeaderPhone({ phone, href, label }: Props) {
  return (
    <span css={place}>
      <ButtonLink href={href} variant="text" aria-label={label}>
        <Icon name="phone" />
        <span css={number}>{phone}</span>
      </ButtonLink>
    </span>
  );
}
