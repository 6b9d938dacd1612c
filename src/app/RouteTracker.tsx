import { useEffect } from "react";
import { consentStore } from "../features/consent/consent-store";
import { routeShown, startTracking } from "../features/tracking/start";

interface Props {
  path: string;
  /** Title of that page, from data; `document.title` is stale at this moment. */
  title: string;
  /** Whether the page is a redirect: it is no page view. */
  leadsOn: boolean;
  /** Container of the tag manager, if there is one. */
  tagManagerId: string | null;
  phone: string;
}

/** Starts tracking once, and reports each page once it is on screen (docs/agreement.md#events). */
export function RouteTracker({ path, title, leadsOn, tagManagerId, phone }: Props) {
  useEffect(() => {
    startTracking({ consentStore, tagManagerId, phone });
    if (!leadsOn) {
      routeShown(path, title);
    }
  }, [path, title, leadsOn, tagManagerId, phone]);
  return null;
}
