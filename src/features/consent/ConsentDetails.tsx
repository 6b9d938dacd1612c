import { css } from "@emotion/react";
import { type RefCallback, useState } from "react";
import { media } from "../../styles/media";
import { space } from "../../styles/tokens";
import { ConsentButton } from "./ConsentButton";
import { ConsentCategory } from "./ConsentCategory";
import type { ConsentStore } from "./store";

const categories = css`
  display: grid;
  gap: ${space.s2};
  margin-block: ${space.s1} ${space.s3};
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space.s5};
  }
`;

const buttons = css`
  display: grid;
  grid-template-columns: 3fr 2fr;
  gap: ${space.s1};
  ${media.tablet} {
    grid-template-columns: auto auto;
    justify-content: start;
  }
`;

interface ConsentDetailsProps {
  texts: Queries.ConsentBannerTextsFragment;
  store: ConsentStore;
  /** Gets the heading, which takes the focus when this view opens. */
  focusTarget: RefCallback<HTMLElement>;
}

/** Detail view of the consent banner: one switch for each category, starting from the present state (docs/agreement.md#cookie-banner). */
export function ConsentDetails({ texts, store, focusTarget }: ConsentDetailsProps) {
  const [analytics, setAnalytics] = useState(store.getSnapshot().analytics);
  const [marketing, setMarketing] = useState(store.getSnapshot().marketing);
  return (
    <div>
      <h2 ref={focusTarget} tabIndex={-1}>
        {texts.detailTitle}
      </h2>
      <div css={categories}>
        <ConsentCategory
          title={texts.necessaryTitle}
          text={texts.necessaryText}
          remark={texts.necessaryLocked}
          checked
        />
        <ConsentCategory
          title={texts.analyticsTitle}
          text={texts.analyticsText}
          checked={analytics}
          onChange={setAnalytics}
        />
        <ConsentCategory
          title={texts.marketingTitle}
          text={texts.marketingText}
          checked={marketing}
          onChange={setMarketing}
        />
      </div>
      <div css={buttons}>
        <ConsentButton look="choice" onClick={() => store.save({ analytics, marketing })}>
          {texts.save}
        </ConsentButton>
        <ConsentButton look="quiet" onClick={store.cancelDetails}>
          {texts.cancel}
        </ConsentButton>
      </div>
    </div>
  );
}
