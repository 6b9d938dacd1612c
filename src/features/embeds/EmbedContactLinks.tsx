import { css } from "@emotion/react";
import { ButtonLink } from "../../components/ButtonLink";
import { phoneToE164 } from "../../lib/links";
import { row } from "../../styles/layout";
import { fontSize, space, target } from "../../styles/tokens";
import type { EmbedIntegration } from "./types";

const looks = {
  buttons: row(space.s2),
  /** One quiet line; its height is known, so that room can be kept for it (ProviderEmbed). */
  quiet: css`
    ${row(`0 ${space.s3}`)};
    margin-top: ${space.s1};
    min-height: ${target};
    font-size: ${fontSize.small};
  `,
} as const;

interface Props {
  look: keyof typeof looks;
  integration: Pick<EmbedIntegration, "contact" | "embedTexts">;
}

/** Ways to reach the firm without the embed. */
export function EmbedContactLinks({ look, integration: { contact, embedTexts } }: Props) {
  return (
    <div css={looks[look]}>
      <ButtonLink href={`tel:${phoneToE164(contact.phone)}`} variant={look === "buttons" ? "primary" : "text"}>
        {embedTexts.callLabel}
      </ButtonLink>
      <ButtonLink href={`mailto:${contact.email}`} variant={look === "buttons" ? "secondary" : "text"}>
        {embedTexts.mailLabel}
      </ButtonLink>
    </div>
  );
}
