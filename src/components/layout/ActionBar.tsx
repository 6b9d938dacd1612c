import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { color, fontSize, layer, space } from "../../styles/tokens";
import { ButtonLink } from "../ButtonLink";
import { CallLink } from "../CallLink";

export const fragment = graphql`
  fragment ActionBarNavigation on Navigation {
    actionBar {
      label
      intake {
        ...NavLink
      }
      call
      absent
    }
  }
`;

/**
 * 64 px and what the phone itself needs; styles/global.ts keeps the focus above it. It stands before the footer, which has
 * room for it below its last line, and is away while the consent banner is there.
 */
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
    padding: 0 ${space.s2} env(safe-area-inset-bottom);
    border-top: 1px solid ${color.line};
    background: ${color.card};
  }
  & > a {
    padding-inline: ${space.s2};
    white-space: nowrap;
    ${media.largeLetters} {
      padding-inline: ${space.s1};
      font-size: ${fontSize.small};
      white-space: normal;
    }
  }
  ${media.actionBar} {
    & ~ footer {
      padding-bottom: calc(${space.s4} + var(--action-bar));
    }
  }
  [data-consent-banner] ~ & {
    display: none;
  }
`;

interface Props {
  navigation: Queries.ActionBarNavigationFragment;
  /** Path of the page: some pages have no bar. */
  path: string;
}

/** The next step within reach of a thumb on a phone: intake and call (docs/agreement.md#bar-on-a-phone). */
export function ActionBar({ navigation: { actionBar }, path }: Props) {
  if (!actionBar || actionBar.absent.includes(path)) {
    return null;
  }
  const { label, intake, call } = actionBar;
  return (
    <nav css={bar} aria-label={label} lang="nl">
      <ButtonLink href={intake.link} data-cta-name={intake.label} data-cta-location={label}>
        {intake.label}
      </ButtonLink>
      <CallLink>{call}</CallLink>
    </nav>
  );
}
