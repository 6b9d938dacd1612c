import { launch } from "puppeteer-core";
import type { Circumstances, Launch } from "./engine";
import { findFirefox } from "./programs";

const preferences = ({ scripts, calm }: Circumstances, proxyPort: number): Record<string, unknown> => ({
  "javascript.enabled": scripts,
  "ui.prefersReducedMotion": calm ? 1 : 0,
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": proxyPort,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": proxyPort,
});

/**
 * Starts Firefox without a screen, and speaks WebDriver BiDi with it.
 *
 * @throws when there is no Firefox on this machine
 */
export const launchFirefox: Launch = async (circumstances, proxyPort) => {
  const executablePath = findFirefox();
  if (!executablePath) {
    throw new Error("No Firefox found: run `npm run setup:test`");
  }
  const firefox = await launch({
    browser: "firefox",
    executablePath,
    acceptInsecureCerts: true,
    extraPrefsFirefox: preferences(circumstances, proxyPort),
  });
  return {
    visit: async (viewport) => {
      const context = await firefox.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(viewport);
      return {
        open: async (url) => {
          await page.goto(url);
        },
        evaluate: (expression) => page.evaluate(expression),
        moveTo: (x, y) => page.mouse.move(x, y),
        clickAt: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key === "Space" ? " " : key),
        type: (text) => page.keyboard.type(text),
        back: async () => {
          await page.goBack();
        },
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    close: () => firefox.close(),
  };
};
