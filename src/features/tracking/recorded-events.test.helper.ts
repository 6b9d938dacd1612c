import { logger } from "../../lib/logger";

/** Events that a test recorded. */
export interface TrackedEvents {
  /** What was pushed to the data layer, in order. */
  pushed: () => unknown[];
  /** What was logged to the console, in order. */
  logged: () => unknown[];
}

/** Starts with an empty data layer and a silent console; call it in `beforeEach`, with `jest.restoreAllMocks` after. */
export const recordEvents = (): TrackedEvents => {
  window.dataLayer = undefined;
  const log = jest.spyOn(logger, "log").mockImplementation(() => undefined);
  return { pushed: () => window.dataLayer ?? [], logged: () => log.mock.calls.map(([, event]) => event) };
};
