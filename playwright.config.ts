import { defineConfig } from "playwright/test";
import { chromiumLaunch } from "./e2e/lib/chromium";

/** Journeys in other engines than Chromium, by clients of their own. */
const ENGINES = "**/e2e/engines/**/*.spec.ts";

/** Journeys through the editors' studio. */
const STUDIO = "**/e2e/studio*.spec.ts";

/**
 * A test gets the tab of the one before it, emptied of all but cached files: a tenth quicker than a new one. Not in the
 * studio, whose tab refuses to leave an unsaved form.
 */
const REUSED = { reuseContext: true } as const;

/** A browser that starts on a busy machine takes long; what passes does not wait. */
const SLOW_START = 60_000;

/** Pages of tests live too short for compilers that optimise their scripts, and are drawn without a process for it. */
const SHORT_LIVED = ["--js-flags=--no-opt --no-maglev", "--in-process-gpu"];

const { executablePath, args } = chromiumLaunch();

/** End-to-end tests: real browsers against production builds on real nginx (e2e/global-setup.ts). */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/global-setup.ts",
  outputDir: "test-results",
  // Two cores and a third worker: tests wait now and then.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may starve a browser once; what fails twice is broken.
  retries: 1,
  timeout: 60_000,
  // A busy machine is slow; what passes does not wait.
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: ".reports/e2e.json" }]],
  use: {
    launchOptions: { executablePath, args: [...args, ...SHORT_LIVED] },
    locale: "nl-NL",
    // Nothing moves, which takes a tenth less time; tests of what moves ask for it (MOVING in e2e/lib/test.ts).
    contextOptions: { reducedMotion: "reduce" },
    trace: "on-first-retry",
  },
  projects: [
    // Each of these engines takes seconds to start: one worker has all journeys of a file, from the beginning, so that
    // none is left alone at the end. The names are those of e2e/engines/test.ts.
    { name: "firefox", testMatch: ENGINES, timeout: SLOW_START, fullyParallel: false },
    // WebKitGTK runs on Linux alone; elsewhere there is no such project, so that nothing is skipped.
    ...(process.platform === "linux"
      ? [{ name: "webkit", testMatch: ENGINES, timeout: SLOW_START, fullyParallel: false }]
      : []),
    { name: "studio", testMatch: STUDIO },
    { name: "chromium", testIgnore: [STUDIO, ENGINES], use: REUSED },
  ],
});
