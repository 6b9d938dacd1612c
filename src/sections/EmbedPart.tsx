import { navigate } from "gatsby";
import { loadLateParts } from "../app/late";
import { ROUTES } from "../content/model/needed";
import type { OwnForm } from "../features/forms/types";
import { bookingReported, requestSent } from "../features/tracking/start";
import { PostForm, ProviderEmbed } from "./late-forms";

/** Whether an entry of data/integrations.json has questions of its own. */
export const isOwnForm = (entry: Queries.FormFieldsFragment | null): entry is OwnForm => Boolean(entry?.form);

/** What takes the place of an agenda or a form of others while it has no address. */
const insteadOf = ({ kind, url, instead }: Queries.IntegrationFieldsFragment) =>
  kind === "form" || url ? null : instead;

/** Heading above a form or agenda: that of the replacing form, else the section's. */
export const headingOf = (integration: Queries.IntegrationFieldsFragment, heading: string): string =>
  insteadOf(integration)?.form?.heading || heading;

/** Counts the booking once, without anything about the visitor, and thanks them. */
const onScheduled = () => {
  bookingReported();
  void navigate(ROUTES.booked);
};

/**
 * Loads the page after a form and all that the router waits for, so that it appears even if the connection goes once the
 * form is sent. Gatsby's links call `hovering` too; its `prefetchPathname` would wait for three seconds first.
 */
export const onSend = (returnPage: string) => {
  Reflect.get(window, "___loader")?.hovering(returnPage);
  void loadLateParts();
};

/** Leads to the page after a form, and counts the request unless that page does so itself (docs/agreement.md#events). */
export const onSent = (returnPage: string) => {
  if (returnPage !== ROUTES.requested) requestSent();
  void navigate(returnPage);
};

/** A form or agenda of data/integrations.json (docs/agreement.md#forms). */
export function EmbedPart({ integration }: { integration: Queries.IntegrationFieldsFragment }) {
  const own = insteadOf(integration) ?? integration;
  return isOwnForm(own) ? (
    <div key={own.slug} data-form={own.slug} id={own.containerId}>
      <PostForm form={own} onSend={onSend} onSent={onSent} />
    </div>
  ) : (
    <ProviderEmbed key={integration.slug} integration={integration} onScheduled={onScheduled} />
  );
}
