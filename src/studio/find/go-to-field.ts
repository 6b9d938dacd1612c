/** The field to show in the form that opens next. */
let wanted: readonly string[] | undefined;

/** Whether a click on a link opens another tab or window, and leaves this one as it is. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">) =>
  ctrlKey || metaKey || shiftKey;

/** A link to a field of the form at an address: what a click prepares. */
export const fieldLink = (href: string | undefined, path: readonly string[]) => ({
  href,
  onClick: (event: Parameters<typeof opensElsewhere>[0]) => {
    if (!opensElsewhere(event)) {
      wanted = path.length > 0 ? path : undefined;
    }
  },
});

/** The field that the form that has just opened should show, once. */
export const takeWanted = (): readonly string[] | undefined => {
  const path = wanted;
  wanted = undefined;
  return path;
};
