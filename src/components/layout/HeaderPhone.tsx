import { css } from "@emotion/react";
import { visuallyHidden } from "../../styles/layout";
import { ButtonLink } from "../ButtonLink";
import { Icon } from "../Icon";

const number = css`
  white-space: nowrap;
  @media (max-width: 74.99em) {
    ${visuallyHidden}
  }
`;

interface Props {
  /** Phone number of the firm, as shown. */
  phone: string;
  /** The same as a `tel:` address. */
  href: string;
  /** What the link does, for assistive technology. */
  label: string;
}

/** Link that calls: an icon, and on wide screens the number. */
export function HeaderPhone({ phone, href, label }: Props) {
  return (
    <ButtonLink href={href} variant="text" aria-label={label}>
      <Icon name="phone" />
      <span css={number}>{phone}</span>
    </ButtonLink>
  );
}
