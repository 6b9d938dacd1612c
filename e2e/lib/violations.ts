import type { Page } from "playwright/test";

const BINDING = "reportViolation";

/**
 * Collects violations of the security policy in the page and its frames, over all documents; call it before the first.
 * Browsers report them by an event, and in the console, which also has unreadable headers.
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
