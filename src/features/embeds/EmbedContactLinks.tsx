import { css } from "@emotion/react";
import { ButtonLink } from "../../components/ButtonLink";
import { phoneToE164 } from "../../lib/links";
import { fontSize, space, target } from "../../styles/tokens";
import type { EmbedContact, EmbedTexts } from "./types";

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

const looks = {
  buttons: css`
    gap: ${space.s2};
  `,
  /** One quiet line; its height is known, so that room can be kept for it (Embed). */
  quiet: css`
    gap: 0 ${space.s3};
    min-height: ${target};
    font-size: ${fontSize.small};
  `,
} as const;

interface Props {
  look: keyof typeof looks;
  texts: EmbedTexts;
  contact: EmbedContact;
  /** Page of the provider, where there is one. */
  hostedUrl: string | null;
}

/** Ways to reach the firm without the embed: phone, mail and, where there is one, the provider's own page. */
export function EmbedContactLinks({ look, texts, contact, hostedUrl }: Props) {
  const variants =
    look === "buttons" ? (["primary", "secondary", "text"] as const) : (["text", "text", "text"] as const);
  return (
    <div css={[row, looks[look]]}>
      <ButtonLink href={`tel:${phoneToE164(contact.phone)}`} variant={variants[0]}>
        {texts.callLabel}
      </ButtonLink>
      <ButtonLink href={`mailto:${contact.email}`} variant={variants[1]}>
        {texts.mailLabel}
      </ButtonLink>
      {hostedUrl && (
        <ButtonLink href={hostedUrl} variant={variants[2]}>
          {texts.hostedLabel}
        </ButtonLink>
      )}
    </div>
  );
}
