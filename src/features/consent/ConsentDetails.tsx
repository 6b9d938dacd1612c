import { css } from "@emotion/react";
import { useState } from "react";
import { Button } from "../../components/Button";
import { media } from "../../styles/media";
import { color, space } from "../../styles/tokens";
import { ConsentCategory } from "./ConsentCategory";
import { consentStore } from "./consent-store";
import type { Preference } from "./storage";

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
  color: ${color.brand};
  grid-template-columns: 3fr 2fr;
  gap: ${space.s1};
  ${media.tablet} {
    grid-template-columns: auto auto;
    justify-content: start;
  }
`;

/** Detail view of the consent banner: one switch for each category, starting from the present state (docs/agreement.md#cookie-banner). */
export function ConsentDetails({ texts }: { texts: Queries.ConsentBannerTextsFragment }) {
  const [choice, setChoice] = useState<Preference>(consentStore.getSnapshot());
  return (
    <div>
      <h2 tabIndex={-1}>{texts.detailTitle}</h2>
      <div css={categories}>
        <ConsentCategory
          title={texts.necessaryTitle}
          text={texts.necessaryText}
          remark={texts.necessaryLocked}
          checked
        />
        {(["analytics", "marketing"] as const).map((name) => (
          <ConsentCategory
            key={name}
            title={texts[`${name}Title`]}
            text={texts[`${name}Text`]}
            checked={choice[name]}
            onChange={(checked) => setChoice({ ...choice, [name]: checked })}
          />
        ))}
      </div>
      <div css={buttons}>
        <Button onClick={() => consentStore.save(choice)}>{texts.save}</Button>
        <Button variant="secondary" onClick={consentStore.cancelDetails}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
