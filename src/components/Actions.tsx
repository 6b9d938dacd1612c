import { ButtonLink } from "./ButtonLink";
import { ButtonRow } from "./ButtonRow";
import { Icon } from "./Icon";

/** One button of the content model, with its icon and its cta_click (docs/agreement.md#events). */
export function ActionButton({ action }: { action: Queries.ActionFieldsFragment }) {
  const isCall = action.link.startsWith("tel:");
  const method = isCall ? "phone" : "email";
  return (
    <ButtonLink
      href={action.link}
      variant={action.style}
      newTab={action.newTab}
      lang={action.language ?? undefined}
      data-cta-name={action.track?.name}
      data-cta-location={action.track?.location}
      data-partner-contact={action.purpose === "partner_contact" ? method : undefined}
    >
      {isCall && <Icon name="phone" />}
      {action.label}
    </ButtonLink>
  );
}

/** Row of buttons; nothing when there are none. */
export function Actions({ actions }: { actions: readonly Queries.ActionFieldsFragment[] | null }) {
  if (!actions?.length) {
    return null;
  }
  return (
    <ButtonRow>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
    </ButtonRow>
  );
}
