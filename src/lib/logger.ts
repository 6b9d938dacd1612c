/** What is written to the console (docs/agreement.md#events, docs/agreement.md#not-found-page): only by this object. */
export const logger = {
  log: (message: string, ...details: unknown[]): void => console.log(message, ...details),
  error: (message: string, ...details: unknown[]): void => console.error(message, ...details),
} as const;

/** Does what must never break the page; what it throws goes to the console, under the name of a feature. */
export const safely = (feature: string, action: () => void): void => {
  try {
    action();
  } catch (error) {
    logger.error(feature, error);
  }
};
