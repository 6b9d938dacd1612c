import { chromium } from "playwright";
import { findProgram } from "./find-program";

/** How to start the browser on this machine; fits Playwright's `launchOptions`. */
export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
}

/** Keeps the browser from calling home, which fails noisily on a machine without internet. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** No test asks anything of other hosts: those that it does not answer for are not found. */
const ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost, EXCLUDE localhost";

/** Chromium refuses to run as root with its sandbox. */
const AS_ROOT = ["--no-sandbox"];

/**
 * Chromium without the windows of a desktop, as Debian packages it: the tests take half the time in it. Undefined where
 * there is none.
 */
export const findHeadlessShell = (): string | undefined => findProgram(["chromium-headless-shell"]);

/** Chromium that the environment names, the headless shell, Playwright's own or the system's; undefined without any. */
export const findChromium = (): string | undefined =>
  findProgram([], [process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH ?? ""]) ??
  findHeadlessShell() ??
  findProgram([], [chromium.executablePath()]) ??
  findProgram(["chromium", "chromium-browser", "google-chrome"], ["/usr/bin/chromium"]);

/**
 * Launch options for tests and measurements.
 *
 * @throws when there is no Chromium on this machine
 */
export const chromiumLaunch = (): ChromiumLaunch => {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error("No Chromium found: run `npm run setup:test`, or set PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH");
  }
  return { executablePath, args: [...QUIET, ALONE, ...(process.getuid?.() === 0 ? AS_ROOT : [])] };
};
