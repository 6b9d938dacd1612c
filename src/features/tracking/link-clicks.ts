import { logger } from "../../lib/logger";
import { takeEarlyClicks } from "./early-clicks";
import type { PartnerContactMethod } from "./events";

/** What to do for each kind of click. */
export interface ClickHandlers {
  /** A phone link; gets the number behind `tel:`. */
  phone: (number: string) => void;
  /** A link or button with `data-cta-name` and `data-cta-location`. */
  cta: (name: string, location: string) => void;
  /** A link with `data-webinar`; gets that name and the address of the link. */
  webinar: (name: string, destination: string) => void;
  /** A link with `data-partner-contact="email|phone"`. */
  partner: (method: PartnerContactMethod) => void;
}

const PRIMARY_BUTTON = 0;
const MIDDLE_BUTTON = 1;

/** The link or button that a mouse or keyboard click activates; null when it activates none. */
const activated = (event: MouseEvent): HTMLAnchorElement | HTMLButtonElement | null => {
  const element = event.target instanceof Element ? event.target.closest("a[href], button") : null;
  const isLink = element instanceof HTMLAnchorElement;
  if (event.type === "auxclick") {
    // A middle click opens web pages in a new tab; on anything else it does nothing.
    return event.button === MIDDLE_BUTTON && isLink && element.protocol.startsWith("http") ? element : null;
  }
  // `detail` counts the clicks in a row: the second of a double click is no new intention.
  const counts = event.button === PRIMARY_BUTTON && event.detail < 2;
  return counts && (isLink || element instanceof HTMLButtonElement) ? element : null;
};

const report = (element: HTMLAnchorElement | HTMLButtonElement, handlers: ClickHandlers): void => {
  const { ctaName, ctaLocation, webinar, partnerContact } = element.dataset;
  const link = element instanceof HTMLAnchorElement ? element : null;
  if (link?.protocol === "tel:") handlers.phone(decodeURIComponent(link.pathname));
  if (ctaName && ctaLocation) handlers.cta(ctaName, ctaLocation);
  if (webinar && link) handlers.webinar(webinar, link.href);
  if (partnerContact === "email" || partnerContact === "phone") handlers.partner(partnerContact);
};

/**
 * Reports clicks on links and buttons anywhere in the document, by mouse, touch and keyboard, before anything else
 * handles them, and the clicks from before it was there (early-clicks.ts). Never keeps a click from its work, not even
 * when a handler throws.
 */
export const watchLinkClicks = (handlers: ClickHandlers): void => {
  const onClick = (event: MouseEvent) => {
    try {
      const element = activated(event);
      if (element) report(element, handlers);
    } catch (error) {
      logger.error("tracking", error);
    }
  };
  for (const click of takeEarlyClicks()) onClick(click);
  document.addEventListener("click", onClick, true);
  document.addEventListener("auxclick", onClick, true);
};
