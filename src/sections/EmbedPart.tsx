import { css } from "@emotion/react";
import { graphql, navigate } from "gatsby";
import { ActionButton, type ActionData } from "../components/Actions";
import { CheckList } from "../components/CheckList";
import { consentStore } from "../consent/consent-store";
import { useConsent } from "../consent/use-consent";
import { Embed as EmbedFrame } from "../embeds/Embed";
import type { EmbedContact } from "../embeds/types";
import { space } from "../styles/tokens";
import { bookingReported } from "../tracking/start";

export const fragments = graphql`
  fragment IntegrationFields on Integration {
    slug
    kind
    url
    hosts {
      use
      host
    }
    uid
    hostedUrl
    containerId
    height
    title
    consentCategory
    loadingText
    fallbackTitle
    fallbackText
    mail {
      subject
      questions {
        label
        hint
        kind
        options
      }
    }
  }

  fragment EmbedTextFields on EmbedTexts {
    callLabel
    prepareLabel
    prepareNote
    prepareOtherwise
    mailLabel
    hostedLabel
    consentText
    loadOnceLabel
    settingsLabel
  }
`;

const gap = css`
  display: grid;
  gap: ${space.s4};
`;

/** Thank-you page after booking (docs/agreement.md#thank-you-pages). */
const BOOKED = "/bedankt-afspraak";

/** Counts the booking once, without anything about the visitor, and thanks them. */
const onScheduled = () => {
  bookingReported();
  void navigate(BOOKED);
};

interface Props {
  points: readonly string[] | null;
  action: ActionData | null;
  integration: Queries.IntegrationFieldsFragment;
  embedTexts: Queries.EmbedTextFieldsFragment;
  contact: EmbedContact;
}

/** A form or agenda of data/integrations.json, with what to expect and another way under it. */
export function EmbedPart({ points, action, integration, embedTexts, contact }: Props) {
  const consent = useConsent();
  const { consentCategory } = integration;
  return (
    <div css={gap}>
      <EmbedFrame
        key={integration.slug}
        integration={integration}
        texts={embedTexts}
        contact={contact}
        consentGranted={consentCategory === "necessary" || consent[consentCategory]}
        onOpenSettings={consentStore.openSettings}
        onScheduled={onScheduled}
      />
      {points && <CheckList items={points} />}
      {action && (
        <div>
          <ActionButton action={action} />
        </div>
      )}
    </div>
  );
}
