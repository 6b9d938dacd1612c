/** The only module that writes to the console (docs/agreement.md#events, docs/agreement.md#not-found-page). */
export const logger: Pick<Console, "log" | "error"> = console;

/** Does what must never break the page; what it throws goes to the console, under the name of a feature. */
export const safely = (feature: string, action: () => void): void => {
  try {
    action();
  } catch (error) {
    logger.error(feature, error);
  }
};
