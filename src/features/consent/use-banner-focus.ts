import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ConsentView } from "./consent-store";

const hasFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body;

/**
 * Moves the focus when the banner changes (WCAG 2.4.3): into the detail view, back to the button that opened it, and on
 * closing to what opened the settings, else to the main content. A focus elsewhere on the page stays.
 */
export const useBannerFocus = (banner: RefObject<HTMLElement | null>, view: ConsentView): void => {
  const opener = useRef<HTMLElement | null>(null);
  const shown = useRef<ConsentView>("closed");

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = view;
    const focused = document.activeElement;
    const focusIn = (selector: string) => banner.current?.querySelector<HTMLElement>(selector)?.focus();
    if (view === "banner") opener.current = null;
    if (view === "details" && before !== "details") {
      opener.current = hasFocus(focused) ? focused : null;
      focusIn("h2");
    } else if (hasFocus(focused) || view === before) {
      return;
    } else if (view === "banner") {
      // The button that opens the settings.
      if (before === "details") focusIn("button:last-child");
    } else {
      // Nowhere to return to: the main content (src/app/SiteLayout.tsx).
      const next = opener.current?.isConnected ? opener.current : document.getElementById("inhoud");
      next?.focus({ preventScroll: true });
    }
  }, [banner, view]);
};
