import { css } from "@emotion/react";
import { SmartLink } from "../../components/SmartLink";
import { phoneToE164 } from "../../lib/links";
import { columns } from "../../styles/layout";
import { media } from "../../styles/media";
import { space } from "../../styles/tokens";
import { footerGroup } from "./FooterGroup";

/** Its mail address needs more room than a column of links. */
const wide = css`
  grid-column: 1 / -1;
  & address {
    font-style: normal;
    line-height: 2rem;
  }
  & > ul {
    ${columns("1fr 1fr", `0 ${space.s3}`, media.pairs)};
  }
`;

interface Props {
  title: string;
  site: Queries.FooterSiteFragment;
  networkLabel: string;
}

/** Phone, e-mail, office address and professional network in the footer. */
export function FooterContact({ title, site, networkLabel }: Props) {
  const { phone, email, address, links } = site;
  return (
    <div css={[footerGroup, wide]}>
      <h2>{title}</h2>
      <ul>
        <li>
          <SmartLink href={`tel:${phoneToE164(phone)}`}>{phone}</SmartLink>
        </li>
        <li>
          <SmartLink href={`mailto:${email}`}>{email}</SmartLink>
        </li>
        <li>
          <address>
            {address.street}
            <br /> {address.postalCode} {address.city}
          </address>
        </li>
        <li>
          <SmartLink href={links.professionalNetwork} newTab>
            {networkLabel}
          </SmartLink>
        </li>
      </ul>
    </div>
  );
}
