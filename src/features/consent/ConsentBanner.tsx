import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment, type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import { CONSENT_SETTINGS } from "../../lib/links";
import { container, visuallyHidden } from "../../styles/layout";
import { media } from "../../styles/media";
import { color, fontSize, layer, shadow, space } from "../../styles/tokens";
import { ConsentChoice } from "./ConsentChoice";
import { ConsentDetails } from "./ConsentDetails";
import { type ConsentState, consentStore, useConsent } from "./consent-store";
import { useBannerClearance } from "./use-banner-clearance";
import { useBannerFocus } from "./use-banner-focus";
import { WITHDRAWN } from "./withdrawal";

export const fragment = graphql`
  fragment ConsentBannerTexts on ConsentTexts {
    label
    title
    text
    question
    withdrawal
    statementLabel
    acceptAll
    rejectAll
    settings
    detailTitle
    necessaryTitle
    necessaryText
    necessaryLocked
    analyticsTitle
    analyticsText
    marketingTitle
    marketingText
    save
    cancel
    saved
  }
`;

/**
 * At most three quarters of the screen, and with room for a focused element below the header. On a low screen the header
 * scrolls away instead (app/layout/Header).
 */
const banner = css`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.banner};
  max-height: min(75%, 100% - var(--header-height, 0px) - ${space.s8});
  ${media.low} {
    max-height: 75%;
  }
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${space.s2} min(9rem, 40%);
  border-top: 1px solid ${color.line};
  background: ${color.card};
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;
  box-shadow: ${shadow};
  /* A page that leaves by itself must say so; the next page asks (templates/RedirectCountdown). */
  &:has(~ main [data-counting]) {
    visibility: hidden;
  }
`;

const inner = css`
  padding-block: ${space.s2};
  h2 {
    color: ${color.text};
    font-size: ${fontSize.h4};
  }
  /* Accept and refuse share one look, so that neither stands out. */
  --button: ${color.brand};
  --button-hover: ${color.brandDeep};
  & button {
    padding: ${space.s1};
    line-height: 1.2;
    ${media.tablet} {
      padding-inline: ${space.s3};
    }
  }
`;

/**
 * Consent banner (docs/agreement.md#cookie-banner): a region without focus trap, shown in the browser only. Mount it
 * once, before all else in the body, so that it comes first in the tab order.
 */
export function ConsentBanner({ texts }: { texts: Queries.ConsentBannerTextsFragment }) {
  // Deferred: when the page has just come alive the banner is drawn in a task of its own.
  const state = useDeferredValue(useConsent());
  const { view } = state;
  const section = useRef<HTMLElement>(null);
  /** What was saved here last; told until anything changes, for ten seconds at most. */
  const [saved, setSaved] = useState<ConsentState>();
  useBannerFocus(section, view);
  useBannerClearance(section, view !== "closed");
  useEffect(() => {
    const { [WITHDRAWN]: withdrawn, ...others } = window.history.state ?? {};
    if (withdrawn) {
      window.history.replaceState(others, "");
      document.querySelector<HTMLElement>(CONSENT_SETTINGS)?.focus({ preventScroll: true });
      setSaved(consentStore.getSnapshot());
    }
    return consentStore.onChange((_previous, next, origin) => origin === "user" && setSaved(next));
  }, []);
  useEffect(() => {
    const timer = saved && setTimeout(() => setSaved(undefined), 10_000);
    return () => clearTimeout(timer);
  }, [saved]);

  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && view === "details") consentStore.cancelDetails();
  };

  return (
    <Fragment>
      <p aria-live="polite" css={visuallyHidden}>
        {saved === state ? texts.saved : ""}
      </p>
      {view !== "closed" && (
        <section ref={section} aria-label={texts.label} css={banner} onKeyDown={cancelOnEscape} data-consent-banner="">
          <div css={[container, inner]}>
            {view === "banner" ? <ConsentChoice texts={texts} /> : <ConsentDetails texts={texts} />}
          </div>
        </section>
      )}
    </Fragment>
  );
}
