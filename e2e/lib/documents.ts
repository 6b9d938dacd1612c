import type { Page, Request } from "playwright/test";

/** Whether the request is for a document of the page itself, so not a navigation by the router. */
const isDocument = (request: Request): boolean =>
  request.isNavigationRequest() && request.frame().parentFrame() === null;

const addressOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};

/** Path and query of every document that the page requests from now on, in order. */
export const watchDocuments = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (isDocument(request)) {
      asked.push(addressOf(request));
    }
  });
  return asked;
};

/**
 * Whether an exception is of Playwright's clock, whose scripts may stay in a tab that the next test gets without that
 * clock. An exception of the site names its script.
 */
export const isOfClock = ({ message, stack = "" }: Error): boolean =>
  message === "Cannot read properties of undefined (reading 'controller')" && !stack.includes("://");

/** Messages of uncaught exceptions. */
export const watchExceptions = (page: Page): string[] => {
  const exceptions: string[] = [];
  page.on("pageerror", (error) => {
    if (!isOfClock(error)) {
      exceptions.push(error.message);
    }
  });
  return exceptions;
};
