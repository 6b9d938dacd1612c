import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useRef } from "react";
import { ButtonLink } from "../../components/ButtonLink";
import { container } from "../../styles/layout";
import { media } from "../../styles/media";
import { color, layer, space } from "../../styles/tokens";
import { DesktopNavigation } from "./DesktopNavigation";
import { Drawer } from "./Drawer";
import { HeaderPhone } from "./HeaderPhone";
import { HeaderTools } from "./HeaderTools";
import { Logo } from "./Logo";
import { SkipLink } from "./SkipLink";
import { TrustBar } from "./TrustBar";
import { useHeaderVisibility } from "./use-header-visibility";

export const fragment = graphql`
  fragment HeaderNavigation on Navigation {
    menus {
      label
      link
      links {
        ...NavLink
      }
    }
    quote {
      label
      link
    }
    languageLink {
      label
      link
      language
    }
    trustMessages
    labels {
      skip
      main
      submenu
      home
      openMenu
      closeMenu
      drawer
      call
      trust
      trustPause
      trustPlay
    }
  }
`;

/** Fixed: a sticky header that is hidden would scroll the page to its top when it gets the focus. */
const bar = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.header};
  background: ${color.page};
  border-bottom: 1px solid ${color.line};
  &[data-hidden] {
    transform: translateY(-101%);
  }
  ${media.motion} {
    transition: transform 200ms;
  }
  /* A low screen has no room for both. */
  ${media.low} {
    [data-consent-banner] ~ & {
      position: absolute;
    }
  }
`;

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2};
  min-height: 4.5rem;
`;

const home = css`
  display: flex;
  min-width: 0;
  color: inherit;
  text-decoration: none;
`;

const buttons = css`
  display: flex;
  align-items: center;
  gap: ${space.s1};
  ${media.columns} {
    gap: ${space.s2};
    white-space: nowrap;
  }
`;

/** A phone has it in the drawer. */
const quoteStyle = css`
  ${media.belowColumns} {
    display: none;
  }
  ${media.columns} {
    padding-inline: ${space.s2};
  }
`;

interface Props {
  navigation: Queries.HeaderNavigationFragment;
  /** Name of the firm. */
  name: string;
}

/** Trust bar, logo, menus, phone and quote button (docs/agreement.md#header). */
export function Header({ navigation, name }: Props) {
  const { labels, quote, languageLink, trustMessages } = navigation;
  const header = useRef<HTMLElement>(null);
  const visible = useHeaderVisibility(header);
  return (
    <header ref={header} css={bar} data-hidden={visible ? undefined : ""}>
      <SkipLink label={labels.skip} />
      <TrustBar messages={trustMessages} labels={labels}>
        <HeaderTools other={languageLink} />
      </TrustBar>
      <div css={[container, row]}>
        <Link to="/" css={home} aria-label={labels.home}>
          <Logo name={name} />
        </Link>
        <DesktopNavigation navigation={navigation} />
        <div css={buttons}>
          <HeaderPhone label={labels.call} />
          <ButtonLink href={quote.link} css={quoteStyle}>
            {quote.label}
          </ButtonLink>
          <Drawer navigation={navigation} />
        </div>
      </div>
    </header>
  );
}
