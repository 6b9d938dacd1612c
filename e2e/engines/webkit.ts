import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "../lib/nginx-server";
import type { Circumstances, Engine, Key, Launch, Viewport } from "./engine";
import { findWebKit } from "./programs";

const READY_WITHIN_MS = 15_000;
const ATTEMPTS = 2;
const POLL_MS = 50;

const KEYS: Readonly<Record<Key, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
};

/** Shrinks the browser's own buttons, so that a window can be as narrow as a phone. */
const NARROW_CHROME =
  "* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; border-spacing: 0; }\n" +
  "image { -gtk-icon-transform: scale(0.05); }\n";

/** Settings of GTK, where WebKitGTK looks for what a visitor's system asks for. */
const writeSettings = async (folder: string, { calm }: Circumstances): Promise<void> => {
  const gtk = path.join(folder, "gtk-3.0");
  await mkdir(gtk);
  await writeFile(path.join(gtk, "settings.ini"), `[Settings]\ngtk-enable-animations=${calm ? 0 : 1}\n`);
  await writeFile(path.join(gtk, "gtk.css"), NARROW_CHROME);
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null && child.kill()) {
    await once(child, "exit");
  }
};

/** Starts a screen in memory; it tells its number when it is there. */
const startScreen = async (program: string): Promise<{ process: ChildProcess; display: string }> => {
  const process = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const failed = once(process, "exit").then(() => {
    throw new Error("Xvfb did not start");
  });
  const [number] = await Promise.race([once(process.stdio[3] ?? process, "data"), failed]);
  return { process, display: `:${String(number).trim()}` };
};

interface Driver {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the program that drives one browser. */
const startDriver = async (program: string, env: NodeJS.ProcessEnv): Promise<Driver> => {
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], { stdio: "ignore", env });
  const driver = { url: `http://127.0.0.1:${port}`, stop: () => stop(child) };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${driver.url}/status`).catch(() => undefined);
    if (answer?.ok) {
      return driver;
    }
    await delay(POLL_MS);
  }
  await driver.stop();
  throw new Error("WebKitWebDriver did not start");
};

/** A browser with its driver. */
interface OpenBrowser {
  session: WebDriver;
  quit: () => Promise<void>;
}

/** Opens a browser; one that does not come in time is given up with its driver. */
const openBrowser = async ({ url, stop: giveUp }: Driver, capabilities: Capabilities): Promise<WebDriver> => {
  const patience = setTimeout(giveUp, READY_WITHIN_MS);
  try {
    return await new Builder().usingServer(url).withCapabilities(capabilities).build();
  } finally {
    clearTimeout(patience);
  }
};

/** Resizes the window until the page has the wanted size. */
const resize = async (driver: WebDriver, wanted: Viewport): Promise<void> => {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...wanted });
  const sizeOf = () => driver.executeScript<Viewport>(() => ({ width: innerWidth, height: innerHeight }));
  // The page gets its new size a little later; the bars of the browser take part of the window.
  await driver.wait(async () => (await sizeOf()).width <= wanted.width, READY_WITHIN_MS);
  const shown = await sizeOf();
  await window.setRect({
    width: 2 * wanted.width - shown.width,
    height: 2 * wanted.height - shown.height,
  });
};

const engineOf = (driver: WebDriver, close: () => Promise<void>): Engine => {
  const pointer = (x: number, y: number) => driver.actions().move({ x, y, origin: Origin.VIEWPORT });
  return {
    open: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    moveTo: (x, y) => pointer(x, y).perform(),
    clickAt: (x, y) => pointer(x, y).click().perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    back: () => driver.navigate().back(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close,
  };
};

/** Empties what the site stored, so that the next visitor is a new one; a page that is left may store something last. */
const forget = async (driver: WebDriver): Promise<void> => {
  await driver.get(new URL("/robots.txt", await driver.getCurrentUrl()).href);
  await driver.executeScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await driver.get("about:blank");
};

/**
 * Starts WebKitGTK on a screen in memory, and speaks WebDriver with it. Its start takes seconds, so that visits that end
 * well leave it to the next.
 *
 * @throws when WebKitGTK, its driver or Xvfb is missing on this machine
 */
export const launchWebKit: Launch = async (circumstances, proxyPort) => {
  const programs = findWebKit();
  if (!programs) {
    throw new Error("No WebKit found: run `npm run setup:test`");
  }
  const settings = await mkdtemp(path.join(os.tmpdir(), "webkit-"));
  await writeSettings(settings, circumstances);
  const screen = await startScreen(programs.screen);
  const env = { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: settings };
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    acceptInsecureCerts: true,
    "webkitgtk:browserOptions": {
      binary: programs.browser,
      args: [
        "--automation",
        `--enable-javascript=${circumstances.scripts}`,
        `--proxy=http://127.0.0.1:${proxyPort}`,
        "--ignore-host=127.0.0.1",
      ],
    },
  });
  const open = async (): Promise<OpenBrowser> => {
    // On a busy machine a browser now and then never finds its driver; the next one does.
    for (let attempt = 1; ; attempt += 1) {
      const driver = await startDriver(programs.driver, env);
      try {
        const session = await openBrowser(driver, capabilities);
        return { session, quit: () => session.quit().finally(driver.stop) };
      } catch (error) {
        await driver.stop();
        if (attempt === ATTEMPTS) throw error;
      }
    }
  };
  let browser: OpenBrowser | undefined;
  const quit = async (): Promise<void> => {
    await browser?.quit();
    browser = undefined;
  };
  return {
    visit: async (viewport) => {
      browser ??= await open();
      const { session } = browser;
      await resize(session, viewport);
      return engineOf(session, () => forget(session).catch(quit));
    },
    close: async () => {
      await quit();
      await stop(screen.process);
      await rm(settings, { recursive: true, force: true });
    },
  };
};
