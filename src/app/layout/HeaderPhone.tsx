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
    <ButtonLink href={href} variant="text" aria-label={label}>
      <Icon name="phone" />
      <span css={number}>{phone}</span>
    </ButtonLink>
  );
}
