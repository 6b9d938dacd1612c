import { logger } from "../lib/logger";
import { pushToDataLayer } from "./data-layer";
import type { TrackingEvent } from "./events";

/** Sends an event to the data layer and to the console (specification §7). Never throws: a lead goes before its count. */
export const track = (event: TrackingEvent): void => {
  try {
    // A copy: the tag manager adds keys of its own to what is pushed.
    pushToDataLayer({ ...event });
    logger.log("tracking", event);
  } catch (error) {
    logger.error("tracking", error);
  }
};

/** The present as ISO 8601 timestamp. */
export const timestamp = (): string => new Date().toISOString();
