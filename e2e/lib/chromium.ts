import { chromium } from "playwright";
import { findProgram } from "./find-program";

/** How to start the browser on this machine, for Playwright's `launchOptions`. */
export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
}

/** Switches off the browser's own requests, which fail noisily without internet. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** Requests that a test does not answer itself fail. */
const ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost, EXCLUDE localhost";

/** Chromium refuses to run as root with its sandbox. */
const AS_ROOT = ["--no-sandbox"];

/** Chromium without windows (in Debian's packages), which halves the time of the tests; undefined if not installed. */
export const findHeadlessShell = (): string | undefined => findProgram(["chromium-headless-shell"]);

/** Chromium named by the environment, the headless shell, Playwright's own or the system's, if any. */
export const findChromium = (): string | undefined =>
  findProgram([], [process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH ?? ""]) ??
  findHeadlessShell() ??
  findProgram([], [chromium.executablePath()]) ??
  findProgram(["chromium", "chromium-browser", "google-chrome"], ["/usr/bin/chromium"]);

/**
 * Launch options for tests and measurements.
 * @throws if there is no Chromium on this machine
 */
export const chromiumLaunch = (): ChromiumLaunch => {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error("No Chromium found: run `npm run setup:test`, or set PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH");
  }
  return { executablePath, args: [...QUIET, ALONE, ...(process.getuid?.() === 0 ? AS_ROOT : [])] };
};
