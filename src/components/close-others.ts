import type { ToggleEvent } from "react";

/**
 * `onToggle` of a `<details name>`: closes the others of its group. Browsers that know the attribute have done so
 * already; in those of before 2024 at most one is open as well (docs/agreement.md#questions).
 */
export const closeOthers = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void => {
  if (!currentTarget.open) {
    return;
  }
  for (const other of document.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (other !== currentTarget && other.getAttribute("name") === currentTarget.getAttribute("name")) {
      other.open = false;
    }
  }
};
