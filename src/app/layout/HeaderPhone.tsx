import { css } from "@emotion/react";
import { CallLink } from "../../components/CallLink";
import { useSiteTexts } from "../../components/site-texts";
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
  ${media.hugeLetters} {
    display: none;
  }
`;

/** Link that calls: an icon, and from an upright tablet the number; `label` is its accessible name. */
export function HeaderPhone({ label }: { label: string }) {
  const { phone } = useSiteTexts();
  return (
    <CallLink variant="text" aria-label={label} css={place}>
      <span css={number}>{phone}</span>
    </CallLink>
  );
}
