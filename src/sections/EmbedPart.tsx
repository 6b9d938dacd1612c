import { navigate } from "gatsby";
import { ActionButton, type ActionData } from "../components/Actions";
import { CheckList } from "../components/CheckList";
import { ROUTES } from "../content/model/needed";
import { consentStore, useConsent } from "../features/consent/consent-store";
import { bookingReported, requestSent } from "../features/tracking/start";
import { stack } from "../styles/layout";
import { space } from "../styles/tokens";
import { MailForm, PostForm, ProviderEmbed } from "./late-forms";
import { ownFormOf } from "./own-form";

/** Counts the booking once, without anything about the visitor, and thanks them. */
const onScheduled = () => {
  bookingReported();
  void navigate(ROUTES.booked);
};

/** Leads to the page after a form; that of the Dutch forms counts by itself (docs/agreement.md#events). */
const onSent = (returnPage: string) => {
  if (returnPage !== ROUTES.requested) requestSent();
  void navigate(returnPage);
};

interface Props {
  points: readonly string[] | null;
  action: ActionData | null;
  integration: Queries.IntegrationFieldsFragment;
}

/**
 * A form or agenda of data/integrations.json, with what to expect and another way under it. While an agenda or a form of
 * others has no address, an own form may take its place (docs/agreement.md#forms). A form without an address is a mail.
 */
export function EmbedPart({ points, action, integration }: Props) {
  const consent = useConsent();
  const { consentCategory } = integration;
  const own = ownFormOf(integration);
  return (
    <div css={stack(space.s4)}>
      {own?.form ? (
        <div key={own.slug} data-form={own.slug} id={own.containerId}>
          {own.url ? (
            <PostForm form={own} template={own.form} onSent={onSent} />
          ) : (
            <MailForm form={own} template={own.form} />
          )}
        </div>
      ) : (
        <ProviderEmbed
          key={integration.slug}
          integration={integration}
          consentGranted={consentCategory === "necessary" || consent[consentCategory]}
          onOpenSettings={consentStore.openSettings}
          onScheduled={onScheduled}
        />
      )}
      {points && <CheckList items={points} />}
      {action && (
        <div>
          <ActionButton action={action} />
        </div>
      )}
    </div>
  );
}
