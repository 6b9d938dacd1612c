import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/ButtonLink";
import { CallLink } from "../../components/CallLink";
import { useVisit } from "../../components/visit";
import { media } from "../../styles/media";
import { color, fontSize, layer, space } from "../../styles/tokens";

export const fragment = graphql`
  fragment ActionBarNavigation on Navigation {
    actionBar {
      label
      intake {
        label
        link
      }
      absent
      others {
        page
        label
        link
      }
    }
  }
`;

const stepAside = keyframes`
  15%, 85% {
    transform: translateY(110%);
  }
`;

/** 64 px and the phone's safe area. Hidden while the consent banner is open; the footer keeps room for it. */
const bar = css`
  display: none;
  ${media.actionBar} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.header};
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space.s1};
    align-items: center;
    height: var(--action-bar);
    padding: 0 ${space.gutter} env(safe-area-inset-bottom);
    border-top: 1px solid ${color.line};
    background: ${color.card};
    & ~ footer {
      padding-bottom: calc(${space.s2} + var(--action-bar));
    }
  }
  & > a {
    gap: ${space.half};
    padding-inline: ${space.s1};
    font-size: ${fontSize.small};
    white-space: nowrap;
    ${media.narrow} {
      & svg {
        display: none;
      }
    }
    ${media.largeLetters} {
      white-space: normal;
      /* The icon alone, which keeps the number as its name. */
      &[href^="tel:"] {
        font-size: 0;
      }
      & svg {
        display: block;
        font-size: 1rem;
      }
    }
  }
  [data-consent-banner] ~ & {
    display: none;
  }
  /* The opening and the closing block have the same buttons: it makes way for them (components/HeroFrame, ClosingBlock). */
  @supports (timeline-scope: none) {
    animation: ${stepAside} linear, ${stepAside} linear;
    animation-timeline: --opening, --closing;
    &:focus-within {
      animation: none;
    }
    ${media.reducedMotion} {
      animation-timing-function: step-start;
    }
  }
`;

/** The next step within reach of a thumb on a phone: intake, or what the page is for, and call (docs/agreement.md#bar-on-a-phone). */
export function ActionBar({ navigation: { actionBar } }: { navigation: Queries.ActionBarNavigationFragment }) {
  const { path } = useVisit();
  if (!actionBar || actionBar.absent.includes(path)) {
    return null;
  }
  const { label, intake, others } = actionBar;
  const button = others.find(({ page }) => page === path) ?? intake;
  return (
    <nav css={bar} aria-label={label}>
      <ButtonLink href={button.link} data-cta-name={button.label} data-cta-location={label}>
        {button.label}
      </ButtonLink>
      <CallLink />
    </nav>
  );
}
