/**
 * Listener of `toggle` on the document, in the capture phase: closes the other `<details>` of the same name, for
 * browsers from before 2024 that ignore `name`.
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
