/**
 * The only module that writes to the console (docs/agreement.md#events, docs/agreement.md#not-found-page). A missing or
 * broken console never breaks the page.
 */
const write = (method: "log" | "error", message: string, details: readonly unknown[]): void => {
  try {
    console[method](message, ...details);
  } catch {
    // There is nowhere left to report to.
  }
};

export const logger = {
  log: (message: string, ...details: unknown[]): void => write("log", message, details),
  error: (message: string, ...details: unknown[]): void => write("error", message, details),
} as const;
