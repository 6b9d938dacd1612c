import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SmartLink } from "../../components/SmartLink";
import { useSiteTexts } from "../../components/site-texts";
import { ROUTES } from "../../content/model/needed";
import { container, needsScript, row, visuallyHidden } from "../../styles/layout";
import { media } from "../../styles/media";
import { color, fontSize, space } from "../../styles/tokens";
import { FooterContact } from "./FooterContact";
import { FooterGroup } from "./FooterGroup";
import { Logo } from "./Logo";

export const fragment = graphql`
  fragment FooterNavigation on Navigation {
    footerGroups {
      label
      links {
        ...NavLink
      }
    }
    labels {
      footer
      cities
      contact
      network
      sitemap
      cookieSettings
    }
  }

  fragment FooterSite on SiteSettings {
    name
    phone
    email
    copyrightYear
    address {
      street
      postalCode
      city
    }
    links {
      professionalNetwork
    }
  }
`;

const footer = css`
  padding-block: ${space.s5} ${space.s4};
  background: ${color.brandDeep};
  color: ${color.card};
  --focus: ${color.motif};
  font-size: ${fontSize.small};
  & a {
    color: inherit;
  }
  /* The petrol shape of the logo has the colour of the text, in forced colours too. */
  & circle:first-of-type {
    fill: currentColor;
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space.s4} ${space.s3};
  margin-bottom: ${space.s4};
  ${media.folded} {
    display: block;
    & > :last-child {
      padding-top: ${space.s3};
    }
  }
  /* A tablet has the contact details under the last group, which is short. */
  ${media.upright} {
    grid-template: auto 1fr / 1fr 1.25fr 1.4fr 1fr;
    grid-auto-flow: column;
    & > div {
      grid-row: span 2;
    }
    & > :nth-last-child(3) {
      grid-row: 1;
    }
    & > :last-child {
      grid-area: 2 / -3;
    }
  }
  ${media.desktop} {
    display: flex;
    & > div {
      flex: auto;
    }
  }
`;

const bottom = css`
  ${row(`${space.s1} ${space.s3}`)};
  padding-top: ${space.s3};
  border-top: 1px solid ${color.link};
`;

const settingsButton = css`
  min-height: 1.5rem;
  padding: 0;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  ${needsScript};
`;

/** Out of sight until it has the focus. */
const sitemapLink = css`
  &:not(:focus) {
    ${visuallyHidden}
  }
`;

interface Props {
  navigation: Queries.FooterNavigationFragment;
  site: Queries.FooterSiteFragment;
  cities: readonly { name: string; path: string }[];
}

/** Main routes, legal pages, cities, contact details, consent settings (docs/agreement.md#footer). */
export function Footer({ navigation, site, cities }: Props) {
  const { footerGroups, labels } = navigation;
  const hreflang = useSiteTexts().language === "nl" ? null : ("nl" as const);
  const cityLinks = cities.map(({ name, path }) => ({ label: name, link: path, hreflang }));
  return (
    <footer css={footer}>
      <div css={container}>
        <nav css={columns} aria-label={labels.footer}>
          {footerGroups.map(({ label, links }) => (
            <FooterGroup key={label} title={label} links={links} />
          ))}
          <FooterGroup title={labels.cities} links={cityLinks} />
          <FooterContact title={labels.contact} site={site} networkLabel={labels.network} />
        </nav>
        <div css={bottom}>
          <Logo name={site.name} />
          <p>{`© ${site.copyrightYear} ${site.name}`}</p>
          <button type="button" id="cookie-instellingen" css={settingsButton} data-consent-settings="">
            {labels.cookieSettings}
          </button>
          <SmartLink href={ROUTES.siteMap} css={sitemapLink}>
            {labels.sitemap}
          </SmartLink>
        </div>
      </div>
    </footer>
  );
}
