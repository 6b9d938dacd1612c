/**
 * The only module that writes to the console (docs/agreement.md#events, docs/agreement.md#not-found-page). A missing or
 * broken console never breaks the page.
 */
const writer =
  (method: "log" | "error") =>
  (message: string, ...details: unknown[]): void => {
    try {
      console[method](message, ...details);
    } catch {
      // There is nowhere left to report to.
    }
  };

export const logger = { log: writer("log"), error: writer("error") } as const;

/** Does what must never break the page; what it throws goes to the console, under the name of a feature. */
export const safely = (feature: string, action: () => void): void => {
  try {
    action();
  } catch (error) {
    logger.error(feature, error);
  }
};
