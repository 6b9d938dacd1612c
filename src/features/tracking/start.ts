import { ROUTES } from "../../content/model/needed";
import { phoneToE164 } from "../../lib/links";
import { logger, safely } from "../../lib/logger";
import { consentStore } from "../consent/consent-store";
import type { Preference } from "../consent/storage";
import { watchWithdrawal } from "../consent/withdrawal";
import { createConversions } from "./conversions";
import { updateConsentMode } from "./data-layer";
import { watchLinkClicks } from "./link-clicks";
import { loadTagManager } from "./tag-manager";
import { pagePath } from "./text";
import { consentUpdate, timestamp, track } from "./track";
import { readTrafficSource } from "./traffic-source";

interface TrackingOptions {
  /** Container of the tag manager, such as `GTM-ABC123`; null for none. */
  tagManagerId: string | null;
  /** The phone number of the firm as shown. */
  phone: string;
}

/** Does something once, as soon as the visitor allows it. */
const onceAllowed = (isAllowed: (preference: Preference) => boolean, action: () => void): void => {
  let done = false;
  const ask = (): void => {
    if (done || !isAllowed(consentStore.getSnapshot())) return;
    done = true;
    safely("tracking", action);
  };
  consentStore.onChange(ask);
  ask();
};

const followConsent = (tagManagerId: string | null): void => {
  const path = pagePath(window.location.pathname);
  const measureSpeed = () =>
    import(/* webpackChunkName: "vitals" */ "./vitals")
      .then(({ measureVitals }) => measureVitals(path))
      .catch((error: unknown) => logger.error("tracking", error));
  consentStore.onChange((_previous, next, origin) => {
    updateConsentMode(next);
    if (origin === "user") consentUpdate(next);
  });
  onceAllowed(
    ({ analytics, marketing }) => analytics || marketing,
    () => loadTagManager(tagManagerId),
  );
  onceAllowed(({ analytics }) => analytics, measureSpeed);
  watchWithdrawal();
};

const wire = ({ tagManagerId, phone }: TrackingOptions) => {
  const present = consentStore.getSnapshot();
  if (present.status === "decided") updateConsentMode(present);
  const { record, isNew } = readTrafficSource({ url: window.location.href, referrer: document.referrer });
  const conversions = createConversions(record);
  if (isNew) track(record);
  followConsent(tagManagerId);
  watchLinkClicks((number) => conversions.phoneClick(phoneToE164(number) === phoneToE164(phone) ? phone : number));
  let shown: string | undefined;
  const showPage = (path: string, title: string): void => {
    if (path === shown) return;
    shown = path;
    track({ event: "page_view", page_path: path, page_title: title, timestamp: timestamp() });
    if (path === ROUTES.booked) conversions.appointmentScheduled();
    if (path === ROUTES.requested) conversions.requestSent();
  };
  return { conversions, showPage };
};

let tracking: ReturnType<typeof wire> | undefined;

/** Starts all tracking, once; call it when the page is alive (src/app/SiteLayout.tsx). Never throws. */
export const startTracking = (options: TrackingOptions): void =>
  safely("tracking", () => {
    tracking ??= wire(options);
  });

/**
 * Call it whenever the router shows a page, with its title from data. Sends page_view for each change of pathname
 * (docs/agreement.md#events), and what the thank-you pages count. Never throws.
 */
export const routeShown = (pathname: string, title: string): void => tracking?.showPage(pagePath(pathname), title);

/** Call it when the scheduling widget reports a booking, before its thank-you page appears. */
export const bookingReported = (): void => tracking?.conversions.bookingReported();

/** Call it when a form was sent that leads to another page than `/bedankt-bericht`, which counts by itself. */
export const requestSent = (): void => tracking?.conversions.requestSent();
