import { findProgram } from "../lib/find-program";

/** Folders in which Debian and other systems keep WebKitGTK's own programs. */
const WEBKIT_FOLDERS = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/libexec"];

/** Where Firefox is; undefined when it is missing. */
export const findFirefox = (): string | undefined =>
  findProgram(["firefox-esr", "firefox"], ["/Applications/Firefox.app/Contents/MacOS/firefox"]);

/** The programs of WebKit that runs without a screen. */
export interface WebKitPrograms {
  /** Takes the commands of WebDriver. */
  driver: string;
  /** WebKitGTK's small browser, which the driver starts. */
  browser: string;
  /** A screen in memory. */
  screen: string;
}

/** Where WebKitGTK and its screen are; undefined where one of the three is missing, as on every system but Linux. */
export const findWebKit = (): WebKitPrograms | undefined => {
  const driver = findProgram(["WebKitWebDriver"]);
  const browser = findProgram(
    [],
    WEBKIT_FOLDERS.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`),
  );
  const screen = findProgram(["Xvfb"]);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
};
