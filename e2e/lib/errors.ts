import type { Page } from "playwright/test";

/** Collects the errors in the console of a page, and the exceptions that nothing caught; call it before the page opens. */
export const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") {
      errors.push(message.text());
    }
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
};
