import type { ReactNode } from "react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Fields of both kinds, in order. */
const fieldsOf = (container: Element) => [...container.querySelectorAll<HTMLInputElement>("input, textarea")];

/**
 * Hydrates as a transition, in slices of 5 ms, so that taps and scrolling are not kept waiting
 * (docs/decisions/0005-hydration-and-hosting.md). An error that no boundary catches empties the page: the server's HTML
 * is put back then, with what was typed in it, or the current page is loaded anew.
 */
export const hydrateInSlices = (element: ReactNode, container: Element): void => {
  const { innerHTML } = container;
  const fields = fieldsOf(container);
  const { pathname } = window.location;
  const loadOther = () => window.location.pathname !== pathname && window.location.reload();
  const onUncaughtError = (error: unknown): void => {
    reportError(error);
    delete document.documentElement.dataset.hydrated;
    container.innerHTML = innerHTML;
    for (const [index, field] of fieldsOf(container).entries()) {
      const typed = fields[index];
      if (typed?.name === field.name) Object.assign(field, { value: typed.value, checked: typed.checked });
    }
    window.addEventListener("popstate", loadOther);
    loadOther();
  };
  startTransition(() => {
    hydrateRoot(container, element, { onUncaughtError });
  });
};
