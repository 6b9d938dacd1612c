import type { Page } from "playwright/test";
import { isOfClock } from "./documents";

/** Collects console errors and uncaught exceptions of a page; call it before the page opens. */
export const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") {
      errors.push(message.text());
    }
  });
  page.on("pageerror", (error) => {
    if (!isOfClock(error)) {
      errors.push(String(error));
    }
  });
  return errors;
};
