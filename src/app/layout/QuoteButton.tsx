import { css } from "@emotion/react";
import { ButtonLink } from "../../components/ButtonLink";
import { media } from "../../styles/media";

const wideOnly = css`
  display: contents;
  ${media.belowDesktop} {
    display: none;
  }
`;

type Props = Queries.HeaderNavigationFragment["quote"];

/** Button to the quote form, where the header has room for it; on a phone it is in the drawer. */
export function QuoteButton({ label, link }: Props) {
  return (
    <div css={wideOnly}>
      <ButtonLink href={link}>{label}</ButtonLink>
    </div>
  );
}
