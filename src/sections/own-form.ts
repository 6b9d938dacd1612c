/** The own form of an entry of data/integrations.json: itself, or the one that replaces it while it has no address. */
export const ownFormOf = (integration: Queries.IntegrationFieldsFragment): Queries.FormFieldsFragment | null => {
  if (integration.kind === "form") return integration;
  return !integration.url ? integration.instead : null;
};

/** Heading above a form or agenda: that of the replacing form, else the section's. */
export const headingOf = (integration: Queries.IntegrationFieldsFragment, heading: string): string =>
  (integration.kind !== "form" && ownFormOf(integration)?.form?.heading) || heading;
