import { css } from "@emotion/react";
import { Button } from "../../components/Button";
import { row } from "../../styles/layout";
import { media } from "../../styles/media";
import { color, radius, space, width } from "../../styles/tokens";
import { EmbedContactLinks } from "./EmbedContactLinks";
import type { EmbedIntegration } from "./types";

const card = css`
  display: grid;
  gap: ${space.s2};
  align-content: center;
  height: 100%;
  padding: ${space.s2};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  color: ${color.text};
  & > * {
    max-width: ${width.prose};
  }
  ${media.tablet} {
    padding: ${space.s4};
  }
`;

const choices = row(`${space.s1} ${space.s3}`);

interface Props {
  integration: Pick<EmbedIntegration, "fallbackTitle" | "fallbackText" | "contact" | "embedTexts">;
  /** Loads it without consent; given only if consent is what is missing. */
  onLoadOnce: (() => void) | undefined;
}

/** The same way out for every embed that does not work, whatever the reason (docs/agreement.md#embeds). */
export function EmbedFallback({ integration, onLoadOnce }: Props) {
  const texts = integration.embedTexts;
  return (
    <div css={card}>
      <h3>{integration.fallbackTitle}</h3>
      <p>{integration.fallbackText}</p>
      <EmbedContactLinks look="buttons" integration={integration} />
      {onLoadOnce && (
        <>
          <p>{texts.consentText}</p>
          <div css={choices}>
            <Button variant="secondary" onClick={onLoadOnce}>
              {texts.loadOnceLabel}
            </Button>
            <Button variant="text" data-consent-settings="">
              {texts.settingsLabel}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
