/** The field to show in the form that opens next, and a place in its text. */
let wanted: [path: readonly string[], at?: number] | undefined;

/** Whether a click on a link opens another tab or window, and leaves this one as it is. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">) =>
  ctrlKey || metaKey || shiftKey;

/** A link to a field of the form at an address: what a click prepares. */
export const fieldLink = (href: string | undefined, path: readonly string[], at?: number) => ({
  href,
  onClick: (event: Parameters<typeof opensElsewhere>[0]) => {
    if (!opensElsewhere(event)) {
      wanted = path.length > 0 ? [path, at] : undefined;
    }
  },
});

/** The field that the form that has just opened should show, once. */
export const takeWanted = (): typeof wanted => {
  const field = wanted;
  wanted = undefined;
  return field;
};
