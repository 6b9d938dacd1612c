import { safely } from "../../lib/logger";
import { takeEarlyClicks } from "./early-clicks";
import { cleanText, MAX_URL } from "./text";
import { timestamp, track } from "./track";

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

/** Reports what a link or button says about itself: a number, a name with a location, a webinar, a way of contact. */
const report = (element: HTMLAnchorElement | HTMLButtonElement, onPhone: (number: string) => void): void => {
  const { ctaName, ctaLocation, webinar } = element.dataset;
  const link = element instanceof HTMLAnchorElement ? element : null;
  // A phone's bar and the text have the addresses of a partner's buttons too; header and footer belong to every page.
  const partners = [...document.querySelectorAll<HTMLAnchorElement>("a[data-partner-contact]")];
  const same = element.closest("header, footer") ? undefined : partners.find(({ href }) => href === link?.href);
  const { partnerContact: method } = (same ?? element).dataset;
  if (link?.protocol === "tel:") onPhone(decodeURIComponent(link.pathname));
  if (ctaName && ctaLocation) {
    track({
      event: "cta_click",
      cta_name: cleanText(ctaName),
      cta_location: cleanText(ctaLocation),
      timestamp: timestamp(),
    });
  }
  if (webinar && link) {
    track({
      event: "webinar_registration_click",
      webinar_name: cleanText(webinar),
      destination_url: cleanText(link.href, MAX_URL),
      timestamp: timestamp(),
    });
  }
  if (method === "email" || method === "phone") {
    track({ event: "partner_contact", partner_contact_method: method });
    track({ event: "partner_inquiry", partner_contact_method: method });
  }
};

/**
 * Reports clicks on links and buttons anywhere in the document before anything else handles them, and those from before
 * it was there (early-clicks.ts). Never keeps a click from its work, not even when a report throws.
 * @param onPhone gets the number behind `tel:`
 */
export const watchLinkClicks = (onPhone: (number: string) => void): void => {
  const onClick = (event: MouseEvent) =>
    safely("tracking", () => {
      const element = activated(event);
      if (element) report(element, onPhone);
    });
  for (const click of takeEarlyClicks()) onClick(click);
  document.addEventListener("click", onClick, true);
  document.addEventListener("auxclick", onClick, true);
};
