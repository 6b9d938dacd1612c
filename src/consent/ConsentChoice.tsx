import { css } from "@emotion/react";
import type { RefCallback } from "react";
import { media } from "../styles/media";
import { color, fontSize, space, width } from "../styles/tokens";
import { ConsentButton } from "./ConsentButton";
import type { ConsentStore } from "./store";
import type { ConsentBannerTexts } from "./texts";

const layout = css`
  display: grid;
  gap: ${space.s2};
  ${media.desktop} {
    grid-template-columns: 1fr auto;
    column-gap: ${space.s5};
    align-items: center;
  }
`;

const heading = css`
  margin-bottom: ${space.half};
  font-size: ${fontSize.h4};
`;

const body = css`
  max-width: ${width.measure};
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;
`;

const buttons = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s1};
  & > :last-child {
    grid-column: 1 / -1;
  }
`;

interface ConsentChoiceProps {
  texts: ConsentBannerTexts;
  /** Address of the privacy and cookie statement. */
  statementHref: string;
  store: ConsentStore;
  /** Gets the element that takes the focus when the visitor comes back to this view. */
  focusTarget: RefCallback<HTMLElement>;
}

/** First view of the consent banner: who asks and why, accept, refuse, settings (specification §4). */
export function ConsentChoice({ texts, statementHref, store, focusTarget }: ConsentChoiceProps) {
  return (
    <div css={layout}>
      <div>
        <h2 css={heading}>{texts.title}</h2>
        <p css={body}>
          {texts.text} <a href={statementHref}>{texts.statementLabel}</a>
        </p>
      </div>
      <div css={buttons}>
        <ConsentButton look="choice" onClick={store.acceptAll}>
          {texts.acceptAll}
        </ConsentButton>
        <ConsentButton look="choice" onClick={store.rejectAll}>
          {texts.rejectAll}
        </ConsentButton>
        <ConsentButton look="quiet" ref={focusTarget} onClick={store.openDetails}>
          {texts.settings}
        </ConsentButton>
      </div>
    </div>
  );
}
