import { defineConfig } from "playwright/test";
import { chromiumLaunch } from "./e2e/lib/chromium";

/** End-to-end tests: real Chromium against the production build on real nginx (e2e/global-setup.ts). */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may starve a browser once; what fails twice is broken.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [["list"], ["json", { outputFile: ".reports/e2e.json" }]],
  use: {
    launchOptions: chromiumLaunch(),
    locale: "nl-NL",
    trace: "retain-on-failure",
  },
});
