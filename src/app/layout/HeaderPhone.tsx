import { css } from "@emotion/react";
import { ButtonLink } from "../../components/ButtonLink";
import { Icon } from "../../components/Icon";
import { useSiteTexts } from "../../components/site-texts";
import { phoneToE164 } from "../../lib/links";
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

/** Link that calls: an icon, and from an upright tablet the number; `label` is its accessible name. */
export function HeaderPhone({ label }: { label: string }) {
  const { phone } = useSiteTexts();
  return (
    <span css={place}>
      <ButtonLink href={`tel:${phoneToE164(phone)}`} variant="text" aria-label={label}>
        <Icon name="phone" />
        <span css={number}>{phone}</span>
      </ButtonLink>
    </span>
  );
}
