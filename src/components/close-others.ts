/**
 * Listener of `toggle` on the document (it does not bubble: capture it). Closes the others of the group of a
 * `<details name>` that opens. Browsers that know the attribute have done so already; in those of before 2024 at most one
 * is open as well (docs/agreement.md#questions).
 */
export const closeOthers = ({ target }: Event): void => {
  const group = target instanceof HTMLDetailsElement && target.open && target.getAttribute("name");
  if (!group) {
    return;
  }
  for (const other of document.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (other !== target && other.getAttribute("name") === group) {
      other.open = false;
    }
  }
};
