/**
 * Installs what the end-to-end tests use, where it is missing: Chromium with common fonts, Firefox, WebKit on Linux,
 * nginx with the module for brotli files.
 *   npm run setup:test
 */
import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { findFirefox, findWebKit } from "../e2e/engines/programs";
import { findHostEngines } from "../e2e/hosts/engines";
import { findChromium, findHeadlessShell } from "../e2e/lib/chromium";
import { findProgram } from "../e2e/lib/find-program";
import { findNginx } from "../e2e/lib/nginx-program";
import { type Attempt, ensureTool, type Tool } from "./lib/ensure-tool";

const log = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const run = (program: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))));
  });

/** Prefix of `apt-get`: nothing for root, sudo if it needs no password, else undefined. */
const aptPrefix = async (): Promise<string[] | undefined> => {
  if (!findProgram(["apt-get"])) {
    return undefined;
  }
  if (process.getuid?.() === 0) {
    return [];
  }
  const allowed =
    findProgram(["sudo"]) &&
    (await run("sudo", ["-n", "true"]).then(
      () => true,
      () => false,
    ));
  return allowed ? ["sudo", "-n"] : undefined;
};

let listsUpdated = false;

const aptGet = (...packages: string[]): Attempt => ({
  title: `apt-get install ${packages.join(" ")}`,
  possible: async () => (await aptPrefix()) !== undefined,
  run: async () => {
    const [program = "", ...args] = [...((await aptPrefix()) ?? []), "apt-get"];
    if (!listsUpdated) {
      await run(program, [...args, "update", "-qq"]);
      listsUpdated = true;
    }
    await run(program, [...args, "install", "-y", "-qq", "--no-install-recommends", ...packages]);
  },
});

/** Font that replaces Arial; systems without fontconfig (macOS, Windows) have Arial. */
const findArial = async (): Promise<string | undefined> => {
  const program = findProgram(["fc-match"]);
  if (!program) {
    return process.platform === "linux" ? undefined : "Arial";
  }
  const { stdout } = await promisify(execFile)(program, ["-f", "%{family}", "Arial"]);
  return /Arial|Liberation Sans/.test(stdout) ? stdout : undefined;
};

const TOOLS: readonly Tool[] = [
  {
    name: "Chromium",
    find: findChromium,
    attempts: [
      {
        title: "playwright install chromium",
        possible: () => true,
        run: () => run("npx", ["--no-install", "playwright", "install", "chromium"]),
      },
      aptGet("chromium"),
    ],
    byHand: "Install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH to its program.",
  },
  {
    name: "Firefox",
    find: findFirefox,
    attempts: [aptGet("firefox-esr"), aptGet("firefox")],
    byHand: "Install Firefox (https://www.mozilla.org/firefox), with its program on the PATH.",
  },
  {
    name: "nginx",
    find: async () => (await findNginx())?.program,
    attempts: [aptGet("nginx", "libnginx-mod-http-brotli-static"), aptGet("nginx")],
    byHand: "Install nginx (https://nginx.org/en/docs/install.html); the tests start it themselves.",
  },
  {
    name: "engines of Cloudflare and Netlify",
    find: findHostEngines,
    attempts: [
      {
        title: "npm install in e2e/hosts/tools",
        possible: () => true,
        run: () =>
          run("npm", [
            "install",
            "--no-save",
            "--prefix",
            "e2e/hosts/tools",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
          ]),
      },
    ],
    byHand: "Run `npm install --prefix e2e/hosts/tools --ignore-scripts` where the npm registry can be reached.",
  },
];

/** Safari's engine, on systems where it runs without a screen. */
const WEBKIT: Tool = {
  name: "WebKit",
  find: () => findWebKit()?.browser,
  attempts: [aptGet("webkit2gtk-driver", "xvfb", "openssl")],
  byHand: "Install WebKitGTK's MiniBrowser with its WebDriver, and Xvfb.",
};

/** Tests also pass without these: slower, with gzip only, and with another fallback font. */
const OPTIONAL: readonly Tool[] = [
  {
    name: "Chromium's headless shell",
    find: findHeadlessShell,
    attempts: [aptGet("chromium-headless-shell")],
    byHand:
      "Optional: Debian's chromium-headless-shell; without it the tests run in Chromium itself and take twice as long.",
  },
  {
    name: "nginx module brotli_static",
    find: async () => (await findNginx())?.brotliModule,
    attempts: [aptGet("libnginx-mod-http-brotli-static")],
    byHand: "Optional: without it nginx serves gzip, and the tests check that.",
  },
  {
    name: "a font like Arial",
    find: findArial,
    attempts: [aptGet("fontconfig", "fonts-liberation")],
    byHand: "Optional: Arial or the Liberation fonts, on which the layout rests until a page's own fonts have come.",
  },
];

const main = async (): Promise<void> => {
  let complete = true;
  for (const tool of [...TOOLS, ...(process.platform === "linux" ? [WEBKIT] : [])]) {
    complete = (await ensureTool(tool, log)) && complete;
  }
  for (const tool of OPTIONAL) {
    await ensureTool(tool, log);
  }
  process.exitCode = complete ? 0 : 1;
};

main();
