import { css } from "@emotion/react";
import { Button } from "../../components/Button";
import { ROUTES } from "../../content/model/needed";
import { sentencesOf } from "../../lib/sentences";
import { media } from "../../styles/media";
import { color, space, width } from "../../styles/tokens";
import { consentStore } from "./consent-store";

const layout = css`
  display: grid;
  gap: ${space.s2};
  & p {
    max-width: ${width.measure};
  }
  ${media.desktop} {
    grid-template-columns: 1fr auto;
    column-gap: ${space.s5};
    align-items: center;
  }
`;

const buttons = css`
  display: grid;
  color: ${color.brand};
  grid-template-columns: 1fr 1fr;
  gap: ${space.s1};
  & > :last-child {
    grid-column: 1 / -1;
    ${media.belowTablet} {
      border-color: transparent;
      padding-block: ${space.half};
      text-decoration: underline;
    }
  }
  /* In sight while the text above them scrolls: on a low screen, and with large letters. */
  position: sticky;
  bottom: 0;
  padding-block: ${space.s1};
  background: ${color.card};
  ${media.low} {
    display: flex;
    flex-wrap: wrap;
    & > button {
      flex: 1 1 min-content;
      overflow-wrap: normal;
    }
  }
`;

/** First view of the consent banner: who asks and why, accept, refuse, settings (docs/agreement.md#cookie-banner). */
export function ConsentChoice({ texts }: { texts: Queries.ConsentBannerTextsFragment }) {
  return (
    <div css={layout}>
      <div>
        <h2>{texts.title}</h2>
        {/* Sentence by sentence: a longer block of text would be the largest of the page, and its LCP element. */}
        {sentencesOf(`${texts.text} ${texts.question}`).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          {texts.withdrawal} <a href={ROUTES.privacy}>{texts.statementLabel}</a>
        </p>
      </div>
      <div css={buttons}>
        <Button onClick={consentStore.acceptAll}>{texts.acceptAll}</Button>
        <Button onClick={consentStore.rejectAll}>{texts.rejectAll}</Button>
        <Button variant="secondary" onClick={consentStore.openSettings}>
          {texts.settings}
        </Button>
      </div>
    </div>
  );
}
