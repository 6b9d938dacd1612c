/** Field that people do not see; form services take an answer in it for a robot's. */
export const TRAP = "_gotcha";

/** Field that tells how many seconds a visitor needed; empty without JavaScript. */
export const SECONDS = "_seconds";

/** Where what was typed is kept for this tab. */
export const draftKey = (slug: string): string => `form:${slug}`;

/** id of a field, which links in the summary of problems lead to. */
export const fieldId = (containerId: string, name: string): string => `${containerId}-${name}`;
