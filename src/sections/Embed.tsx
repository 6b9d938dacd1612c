import { css } from "@emotion/react";
import { graphql, navigate } from "gatsby";
import { ActionButton } from "../components/Actions";
import { CheckList } from "../components/CheckList";
import { SectionFrame } from "../components/SectionFrame";
import { consentStore } from "../consent/consent-store";
import { useConsent } from "../consent/use-consent";
import { Embed as EmbedFrame } from "../embeds/Embed";
import { space } from "../styles/tokens";
import { bookingReported } from "../tracking/start";

export const fragment = graphql`
  fragment EmbedSection on EmbedSection {
    anchor
    tone
    title
    intro
    points
    action {
      ...ActionFields
    }
    integration {
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
    }
    embedTexts {
      callLabel
      mailLabel
      hostedLabel
      consentText
      loadOnceLabel
      settingsLabel
    }
    contact {
      phone
      email
    }
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
  section: Queries.EmbedSectionFragment;
}

/** Third-party form or agenda, with what to expect. */
export function Embed({ section }: Props) {
  const { points, action, integration, embedTexts, contact, ...frame } = section;
  const consent = useConsent();
  const { consentCategory } = integration;
  return (
    <SectionFrame {...frame}>
      <div css={gap}>
        {points && <CheckList items={points} />}
        <EmbedFrame
          key={integration.slug}
          integration={integration}
          texts={embedTexts}
          contact={contact}
          consentGranted={consentCategory === "necessary" || consent[consentCategory]}
          onOpenSettings={consentStore.openSettings}
          onScheduled={onScheduled}
        />
        {action && (
          <div>
            <ActionButton action={action} />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
