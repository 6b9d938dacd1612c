import type { ReactNode } from "react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates as a transition: React then works in slices of 5 ms and lets taps and scrolling in between, where one long
 * task would keep them waiting (docs/decisions/0005-hydration-and-hosting.md).
 */
export const hydrateInSlices = (element: ReactNode, container: Element): void => {
  startTransition(() => {
    hydrateRoot(container, element);
  });
};
