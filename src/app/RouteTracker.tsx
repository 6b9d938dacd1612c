import { useEffect } from "react";
import { consentStore } from "../features/consent/consent-store";
import { routeShown, startTracking } from "../features/tracking/start";
import type { TagManagerConfig } from "../features/tracking/tag-manager";

interface Props {
  path: string;
  /** Title of that page, from data; `document.title` is stale at this moment. */
  title: string;
  /** Whether the page is a redirect: it is no page view. */
  leadsOn: boolean;
  tagManager: TagManagerConfig;
  phone: string;
}

/** Starts tracking once, and reports each page once it is on screen (docs/agreement.md#events). */
export function RouteTracker({ path, title, leadsOn, tagManager, phone }: Props) {
  useEffect(() => {
    startTracking({ consentStore, tagManager, phone });
    if (!leadsOn) {
      routeShown(path, title);
    }
  }, [path, title, leadsOn, tagManager, phone]);
  return null;
}
