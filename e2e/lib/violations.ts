import type { Page } from "playwright/test";

const BINDING = "reportViolation";

/**
 * Collects what the security policy blocked on the page and in its frames, over all documents; call it before the first
 * one. The browser tells by an event, and in the console, which also knows of headers that it cannot read.
 */
export const watchViolations = async (page: Page): Promise<string[]> => {
  const violations: string[] = [];
  await page.exposeBinding(BINDING, (_source, text: string) => {
    violations.push(text);
  });
  await page.addInitScript((binding) => {
    const report = Reflect.get(window, binding) as (text: string) => void;
    window.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      report(`${effectiveDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`);
    });
  }, BINDING);
  page.on("console", (message) => {
    if (/content.security.policy|permissions.policy|cross-origin-opener/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
};
