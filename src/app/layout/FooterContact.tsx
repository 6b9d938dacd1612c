import { SmartLink } from "../../components/SmartLink";
import { phoneToE164 } from "../../lib/links";
import { footerGroup } from "./FooterGroup";

interface Props {
  title: string;
  site: Queries.FooterSiteFragment;
  networkLabel: string;
}

/** Phone, e-mail, office address and professional network in the footer. */
export function FooterContact({ title, site, networkLabel }: Props) {
  const { phone, email, address, links } = site;
  return (
    <div css={footerGroup}>
      <h2>{title}</h2>
      <ul>
        <li>
          <SmartLink href={`tel:${phoneToE164(phone)}`}>{phone}</SmartLink>
        </li>
        <li>
          <SmartLink href={`mailto:${email}`}>{email}</SmartLink>
        </li>
        <li>
          <address css={{ fontStyle: "normal", lineHeight: "2rem" }}>
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
