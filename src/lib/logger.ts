/**
 * The only module that writes to the console (docs/agreement.md#events, docs/agreement.md#not-found-page).
 * A missing or broken console never breaks the page.
 */
const write = (method: "log" | "error", message: string, details: readonly unknown[]): void => {
  try {
    console[method](message, ...details);
  } catch {
    // Nothing is left to report to.
  }
};

export const logger = {
  /** Logs a message with any values behind it. */
  log: (message: string, ...details: unknown[]): void => write("log", message, details),
  /** Logs something that went wrong, with any values behind it. */
  error: (message: string, ...details: unknown[]): void => write("error", message, details),
} as const;
