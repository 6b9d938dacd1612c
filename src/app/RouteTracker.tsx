import { useEffect } from "react";
import { consentStore } from "../consent/consent-store";
import { routeShown, startTracking } from "../tracking/start";
import type { TagManagerConfig } from "../tracking/tag-manager";

interface Props {
  /** Path of the page that is shown. */
  path: string;
  /** Title of that page, from data; `document.title` is stale at this moment. */
  title: string;
  /** A page that only leads on to another is no page view. */
  leadsOn: boolean;
  tagManager: TagManagerConfig;
  /** Phone number of the firm, as shown. */
  phone: string;
}

/** Starts tracking once, and reports each page when the router has put it on screen (docs/agreement.md#events). */
export function RouteTracker({ path, title, leadsOn, tagManager, phone }: Props) {
  useEffect(() => {
    startTracking({ consentStore, tagManager, phone });
    if (!leadsOn) {
      routeShown(path, title);
    }
  }, [path, title, leadsOn, tagManager, phone]);
  return null;
}
