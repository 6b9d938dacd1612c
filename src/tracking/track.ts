import { logger } from "../lib/logger";
import { pushToDataLayer } from "./data-layer";
import type { TrackingEvent } from "./events";

/**
 * Sends an event to the data layer and to the console (specification §7); each works without the other. Never throws: a
 * lead goes before its count.
 */
export const track = (event: TrackingEvent): void => {
  try {
    // A copy: the tag manager adds keys of its own to what is pushed.
    pushToDataLayer({ ...event });
  } catch (error) {
    logger.error("tracking", error);
  }
  logger.log("tracking", event);
};

/** The present as ISO 8601 timestamp. */
export const timestamp = (): string => new Date().toISOString();
